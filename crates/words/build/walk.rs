//! Walks through everything that stands in braces in a text.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant};

/// Called for every expression, with the variants it selects from, if any.
pub type See<'s, 't> = dyn FnMut(&InlineExpression<&'t str>, &[Variant<&'t str>]) + 's;

/// Shows every expression of a text, however deep, but nothing behind a reference.
pub fn walk<'t>(pattern: &Pattern<&'t str>, see: &mut See<'_, 't>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, see);
        }
    }
}

fn walk_expression<'t>(expression: &Expression<&'t str>, see: &mut See<'_, 't>) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, &[], see),
        Expression::Select { selector, variants } => {
            walk_inline(selector, variants, see);
            for variant in variants {
                walk(&variant.value, see);
            }
        }
    }
}

fn walk_inline<'t>(
    inline: &InlineExpression<&'t str>,
    variants: &[Variant<&'t str>],
    see: &mut See<'_, 't>,
) {
    see(inline, variants);
    match inline {
        InlineExpression::Placeable { expression } => walk_expression(expression, see),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            for argument in &arguments.positional {
                walk_inline(argument, &[], see);
            }
        }
        _ => {}
    }
}
