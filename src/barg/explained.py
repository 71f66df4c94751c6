"""A game's options and presets as tables for people, in Markdown, from the game's own data.

The rules' pages in ``docs/rules`` hold them between markers; ``tools/rules_pages.py`` renews
them there.
"""

from typing import Final, Literal

from barg.game import Game, Option, OptionValue, Words

Language = Literal["en", "fa"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fa")
_PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_FEW: Final = 4
"""Up to so many numbers are named one by one."""

_OPTION: Final = Words("Option", "گزینه")
_NAME: Final = Words("In records", "در فایل بازی")
_VALUES: Final = Words("Values", "مقدارها")
_HELP: Final = Words("What it does", "چه می‌کند")
_DEFAULT: Final = Words("Default", "پیش‌فرض")
_YES, _NO = Words("yes", "بله"), Words("no", "خیر")
_EMPTY: Final = Words("empty", "خالی")
_OR_EMPTY: Final = Words("or empty", "یا خالی")
_NOTHING: Final = Words("none", "هیچ")
_RANGE: Final = Words("{} to {}", "{} تا {}")
_LINE: Final = Words("a line of up to {} characters", "یک خط تا {} نویسه")
_EACH: Final = Words("for each of {}:", "برای هر یک از {}:")
_COMMA: Final = Words(", ", "، ")
_SEMICOLON: Final = Words("; ", "؛ ")


def digits(text: str, language: Language) -> str:
    """The text with the language's digits."""
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


def value_text(option: Option, value: OptionValue, language: Language) -> str:
    """A value of an option in words."""
    if value is None:
        return _said(option.off or _EMPTY, language)
    if isinstance(value, bool):
        return _said(_YES if value else _NO, language)
    choices = {name: _said(words, language) for name, words in option.choices}
    if option.kind == "choice":
        return choices[str(value)]
    if option.kind == "table":
        pairs = [word.split(":") for word in str(value).split()]
        lines = [f"{digits(row, language)}: {choices[name]}" for row, name in pairs]
        return _said(_SEMICOLON, language).join(lines) or _said(_NOTHING, language)
    return digits(str(value), language) if option.kind == "int" else str(value)


def values_text(option: Option, language: Language) -> str:
    """Which values an option may have, in words."""
    comma = _said(_COMMA, language)
    choices = _said(_SEMICOLON, language).join(
        f"{_said(words, language)} (`{name}`)" for name, words in option.choices
    )
    if option.kind == "bool":
        text = comma.join(_said(words, language) for words in (_YES, _NO))
    elif option.kind == "choice":
        text = choices
    elif option.kind == "table":
        rows = _said(_EACH, language).format(digits(" ".join(option.rows), language))
        text = f"{rows} {choices}"
    elif option.kind == "text":
        text = digits(_said(_LINE, language).format(option.high), language)
    else:
        text = digits(_numbers(option, language), language)
    if not option.optional:
        return text
    off = f" ({_said(option.off, language)})" if option.off else ""
    return f"{text}{comma}{_said(_OR_EMPTY, language)}{off}"


def _numbers(option: Option, language: Language) -> str:
    steps = range(option.low, option.high + 1, option.step)
    if len(steps) <= _FEW:
        return _said(_COMMA, language).join(map(str, steps))
    return _said(_RANGE, language).format(option.low, option.high)


def _said(words: Words, language: Language) -> str:
    return words.fa if language == "fa" else words.en


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join([_row(head), "|" + "---|" * len(head), *map(_row, rows)])


def option_table(game: Game, language: Language) -> str:
    """All options: name, name in records, values, what it does, default."""
    usual = game.presets[game.default_preset]
    head = [_said(words, language) for words in (_OPTION, _NAME, _VALUES, _HELP, _DEFAULT)]
    rows = [
        [
            _said(option.label, language),
            f"`{option.name}`",
            values_text(option, language),
            _said(option.help, language),
            value_text(option, usual[option.name], language),
        ]
        for option in game.options
    ]
    return _table(head, rows)


def preset_table(game: Game, language: Language) -> str:
    """A list of the presets, then what each gives to every option."""
    named = {name: _said(words[0], language) for name, words in game.preset_words.items()}
    lines = [
        f"- **{named[name]}** (`{name}`): {_said(words[1], language)}"
        for name, words in game.preset_words.items()
    ]
    rows = [
        [
            _said(option.label, language),
            *(value_text(option, game.presets[name][option.name], language) for name in named),
        ]
        for option in game.options
    ]
    table = _table([_said(_OPTION, language), *named.values()], rows)
    return "\n".join(lines) + "\n\n" + table


def renewed(page: str, game: Game, language: Language) -> str:
    """A page with its two tables made anew between the markers.

    Raises:
        ValueError: a marker is missing.
    """
    for name, table in (
        ("options", option_table(game, language)),
        ("presets", preset_table(game, language)),
    ):
        opening, closing = f"<!-- {name} -->\n", f"<!-- /{name} -->"
        before, found, rest = page.partition(opening)
        _, found_too, after = rest.partition(closing)
        if not (found and found_too):
            raise ValueError(f"the page needs the lines {opening.strip()} and {closing}")
        page = f"{before}{opening}\n{table}\n\n{closing}{after}"
    return page
