"""The keys at a table, and what they are called."""

from dataclasses import replace
from typing import Final

from textual.binding import Binding, BindingsMap

from barg.terminal.words import Words
from barg.terminal.writing import Writing

KEYS: Final = (
    Binding("q", "app.quit", "term_key_quit"),
    Binding("h", "focus_hand", "term_key_hand"),
    Binding("d", "focus_offers", "term_key_acts"),
    Binding("i", "hint", "hint", tooltip="key_hint"),
    Binding("u", "undo", "undo_action", tooltip="key_undo"),
    Binding("a", "claim", "claim_rest", tooltip="key_claim", show=False),
    Binding("c", "aside('counter')", "counter"),
    Binding("escape", "clear", "term_key_clear", key_display="Esc", show=False),
    Binding("colon", "type", "term_key_type", key_display=":", show=False),
    Binding("r", "record", "term_key_record", show=False),
    Binding("question_mark", "aside('keys')", "keys", key_display="?"),
    Binding("n", "next", "next_deal"),
)
"""Descriptions and tooltips are keys of sentences."""


def key_lines(words: Words, tricks: bool) -> list[str]:
    """A line for each key, those first that the footer has no room for.

    Without tricks there is nothing to claim.
    """
    keys = sorted(KEYS, key=lambda one: one.show)
    return [
        f"{words.left(one.key_display or one.key)}  {words(one.tooltip or one.description)}"
        for one in keys
        if tricks or one.action != "claim"
    ]


def translate(bindings: BindingsMap, words: Words, writing: Writing) -> None:
    """Put sentences in place of their keys."""
    for key, found in list(bindings.key_to_bindings.items()):
        bindings.key_to_bindings[key] = [_translated(one, words, writing) for one in found]


def _translated(binding: Binding, words: Words, writing: Writing) -> Binding:
    if not words.has(binding.description):
        return binding
    return replace(
        binding,
        description=writing.line(words(binding.description)),
        tooltip=writing.line(words(binding.tooltip or binding.description)),
    )
