//! What texts can choose by, as their comments call it: `(choice: quick command)` is
//! `QuickCommand`. What the texts of one game choose by stands in its own folder.

choices! {
    Colour = fondaco_record::Colour,
    Expected = fondaco_record::Expected,
    Month = crate::calendar::Month,
    QuickCommand = crate::quick::Command,
    TermGroup = crate::glossary::TermGroup,
}
