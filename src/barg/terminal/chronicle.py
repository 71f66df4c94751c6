"""What has happened in a deal, line by line, and how it ended."""

from barg.server.protocol import TableView
from barg.server.protocol_rummy import RummyResult, RummyView
from barg.server.protocol_shelem import ShelemResult, ShelemView, TrickView
from barg.server.protocol_shithead import ShitheadResult, ShitheadView
from barg.terminal.acts import act_words, move_words
from barg.terminal.people import name_of, seat_name
from barg.terminal.words import Words


def chronicle(view: TableView, words: Words) -> list[str]:
    """The deal so far, the oldest first."""
    deal = view.deal
    if deal is None:
        return []
    if isinstance(deal, ShelemView):
        lines = _calls(view, deal, words)
        lines += [_trick(view, number, trick, words) for number, trick in enumerate(deal.tricks)]
    else:
        lines = [move_words(m, name_of(view, m.seat, words), words) for m in deal.moves]
    return [*lines, *result_lines(view, words)]


def result_lines(view: TableView, words: Words) -> list[str]:
    """How the deal ended, and the match; nothing while it goes on."""
    deal = view.deal
    if deal is None or deal.result is None:
        return []
    if isinstance(deal, ShelemView):
        assert deal.result is not None
        lines = [_shelem_result(view, deal.result, words)]
    elif isinstance(deal, RummyView):
        assert deal.result is not None
        lines = _rummy_result(view, deal.result, words)
    else:
        assert deal.result is not None
        lines = [_shithead_result(view, deal, deal.result, words)]
    return ["", *_claim_lines(view, words), *lines, *_match_lines(view, words)]


def _claim_lines(view: TableView, words: Words) -> list[str]:
    if view.claimed is None:
        return []
    return [words("say_claimed", name=seat_name(view.seats[view.claimed], words))]


def _match_lines(view: TableView, words: Words) -> list[str]:
    if view.status != "over":
        return []
    if view.seat is not None and view.seat in view.winners:
        return [words("match_won")]
    names = words("list_comma").join(name_of(view, seat, words) for seat in view.winners)
    return [words("term_match_won", names=names)]


def _calls(view: TableView, deal: ShelemView, words: Words) -> list[str]:
    lines = []
    for one in deal.calls:
        call = act_words(one.call, words)
        lines.append(words("say_call", name=name_of(view, one.seat, words), call=call))
    if deal.declarer is not None and deal.contract is not None:
        name, contract = name_of(view, deal.declarer, words), words.bid(deal.contract)
        lines.append(words("say_declarer", name=name, contract=contract))
    if deal.trump is not None:
        key = "say_trump" if len(deal.trump) == 1 else "say_no_trump"
        lines.append(words(key, suit=words.suit(deal.trump)))
    return lines


def _trick(view: TableView, number: int, trick: TrickView, words: Words) -> str:
    name, points = name_of(view, trick.winner, words), words.num(trick.points)
    return f"{words.num(number + 1)}. {words.cards(trick.cards)} → {name} {points}"


def _shelem_result(view: TableView, result: ShelemResult, words: Words) -> str:
    if result.declarer is None or result.contract is None or result.raw is None:
        return words("result_redeal")
    side = result.declarer % 2
    sentence = words(
        f"result_{result.outcome}",
        name=name_of(view, result.declarer, words),
        contract=words.bid(result.contract),
        taken=words.num(result.raw[side]),
        declarers=words.signed(result.scores[side]),
        defenders=words.signed(result.scores[1 - side]),
    )
    stopped = f" {words('result_crumbs_stopped')}" if result.crumbs_stopped else ""
    return sentence + stopped


def _rummy_result(view: TableView, result: RummyResult, words: Words) -> list[str]:
    if result.winner is None:
        lines = [words("term_blocked")]
    else:
        lines = [words("term_went_out", name=name_of(view, result.winner, words))]
    for seat, score in enumerate(result.scores):
        left = words.cards(result.left[seat]) or "—"
        lines.append(f"{name_of(view, seat, words)}: {left} · {words.signed(score)}")
    return lines


def _shithead_result(
    view: TableView, deal: ShitheadView, result: ShitheadResult, words: Words
) -> str:
    if result.loser is not None:
        return words("term_lost", name=name_of(view, result.loser, words))
    if result.winner is not None:
        return words("term_first", name=name_of(view, result.winner, words))
    return words("term_drawn_deal", turns=words.num(deal.turns))
