//! What somebody types to join a club.

use iced::widget::{column, container, text_input};

use super::{Club, FormMessage, Message};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{text_button, words};
use fondaco_words::say;

/// How wide the field of a form is at most.
const FIELD: f32 = 30.0;

/// What somebody types to join.
pub(super) fn form<'a>(club: &'a Club, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let field = |id: &'static str, label: String, value: &'a str| {
        let input = text_input("", value).id(id).font(SANS).size(scale.body());
        let input = input.on_submit(Message::Join);
        (words(label, scale.body()), input.padding([SPACE[0], SPACE[1]]))
    };
    let typed = |part: fn(String) -> FormMessage| move |text| Message::Form(part(text));
    let form = &club.form;
    let (host_label, host) = field("club-host", tr.say(say::ClubHost), &form.host);
    let (database_label, database) =
        field("club-database", tr.say(say::ClubDatabase), &form.database);
    let (user_label, user) = field("club-user", tr.say(say::ClubUser), &form.user);
    let (password_label, password) =
        field("club-password", tr.say(say::AppPhonesWifiPassword), &form.password);
    let (name_label, name) = field("club-name", tr.say(say::ClubName), &form.name);
    let label = if club.is_busy { "…".to_owned() } else { tr.say(say::ClubJoin) };
    let join = text_button(label, scale.lead(), Paint::First, Message::Join);
    let fields = column![
        column![host_label, host.on_input(typed(FormMessage::Host))].spacing(SPACE[0]),
        column![database_label, database.on_input(typed(FormMessage::Database))].spacing(SPACE[0]),
        column![user_label, user.on_input(typed(FormMessage::User))].spacing(SPACE[0]),
        column![password_label, password.on_input(typed(FormMessage::Password)).secure(true)]
            .spacing(SPACE[0]),
        column![name_label, name.on_input(typed(FormMessage::Name))].spacing(SPACE[0]),
    ];
    column![
        words(tr.say(say::ClubExplain), scale.lead()),
        words(tr.say(say::ClubPaste), scale.body()).class(Ink::Quiet),
        fields.spacing(SPACE[1]).max_width(FIELD * scale.body()),
        container(form.is_whole().then_some(join)).id("club-join"),
    ]
    .spacing(SPACE[3])
    .into()
}
