"""The middle of a table in lines: the trick, the melds, the pile, and how a deal ended."""

from barg.server.protocol import TableView
from barg.server.protocol_rummy import RummyView
from barg.server.protocol_shelem import PileView, ShelemView
from barg.server.protocol_shithead import ShitheadView
from barg.terminal.people import name_of
from barg.terminal.words import Words

PILE_SHOWN = 10
"""So many cards of Shithead's pile are named, the top last."""


def centre_lines(view: TableView, words: Words) -> list[str]:
    """What lies on the table, and the score."""
    deal = view.deal
    if deal is None:
        return [words("waiting_title")]
    if isinstance(deal, ShelemView):
        lines = _shelem(view, deal, words)
    elif isinstance(deal, RummyView):
        lines = _rummy(view, deal, words)
    else:
        lines = _shithead(deal, words)
    return [*lines, "", totals_line(view, words)]


def totals_line(view: TableView, words: Words) -> str:
    """The running totals: of sides, of seats, or losses."""
    if view.game in ("shelem", "shelem2"):
        own = 0 if view.seat is None else view.seat % 2
        us, them = (words.num(view.totals[side]) for side in (own, 1 - own))
        return f"{words('total')}: {words('us')} {us} · {words('them')} {them}"
    count = len(view.seats)
    shown = view.totals[:count]
    if view.game == "shithead" and not any(shown):
        shown = view.totals[count:]
    label = words("total") if view.game == "rummy" else words("term_losses_wins")
    names = (f"{name_of(view, seat, words)} {words.num(n)}" for seat, n in enumerate(shown))
    return f"{label}: " + " · ".join(names)


def _shelem(view: TableView, deal: ShelemView, words: Words) -> list[str]:
    lines = []
    if deal.contract is None:
        bid = words("no_bid_yet") if deal.standing is None else words.bid(deal.standing)
        bidder = "" if deal.bidder is None else f" ({name_of(view, deal.bidder, words)})"
        lines.append(f"{words('auction')}: {bid}{bidder}")
    else:
        trump = words("trump_unknown") if deal.trump is None else _trump(deal.trump, words)
        name = name_of(view, deal.declarer or 0, words)
        lines.append(f"{words('contract')}: {words.bid(deal.contract)} · {name} · {trump}")
        own = 0 if view.seat is None else view.seat % 2
        for key, side in (("us", own), ("them", 1 - own)):
            points = (deal.points or deal.table_points)[side]
            told = {"points": words.num(points), "tricks": words.num(deal.tricks_won[side])}
            lines.append(f"{words(key)}: {words('points_tricks', **told)}")
    if deal.phase == "discard" and deal.widow is not None:
        lines.append(f"{words('widow')}: {words.cards(deal.widow)}")
    lines += [_piles(view, deal, seat, words) for seat in range(len(deal.piles))]
    if deal.trick and deal.leader is not None:
        lines.append("")
        for place, card in enumerate(deal.trick):
            seat = (deal.leader + place) % len(view.seats)
            lines.append(f"  {words.card(card)}  {name_of(view, seat, words)}")
    return lines


def _trump(trump: str, words: Words) -> str:
    key = "say_trump" if len(trump) == 1 else "say_no_trump"
    return words(key, suit=words.suit(trump)).rstrip(".")


def _piles(view: TableView, deal: ShelemView, seat: int, words: Words) -> str:
    piles = "   ".join(_pile(pile, words) for pile in deal.piles[seat])
    return f"{words('term_piles', name=name_of(view, seat, words))} {piles}"


def _pile(pile: PileView, words: Words) -> str:
    top = "—" if pile.top is None else words.card(pile.top)
    return f"{top}+{words.num(pile.beneath)}" if pile.beneath else top


def _rummy(view: TableView, deal: RummyView, words: Words) -> list[str]:
    top = "—" if deal.top is None else words.card(deal.top)
    stock = f"{words('term_stock')}: {words.num(deal.stock)}"
    lines = [f"{stock}   {words('term_discards')}: {top} ({words.num(deal.discards)})"]
    if deal.drawn is not None:
        lines.append(f"{words('term_drawn')}: {words.card(deal.drawn)}")
    if deal.arrangement is not None and not deal.result:
        groups = [words.cards(meld) for meld in deal.arrangement.melds]
        rest = words.cards(deal.arrangement.left)
        points = words.num(deal.arrangement.points)
        lines.append(f"{words('term_best')}: {' | '.join([*groups, rest])} ({points})")
    for number, meld in enumerate(deal.melds):
        name = name_of(view, meld.seat, words)
        lines.append(f"  {words.num(number + 1)}. {words.cards(meld.cards)}  {name}")
    return lines


def _shithead(deal: ShitheadView, words: Words) -> list[str]:
    hidden = len(deal.pile) - PILE_SHOWN
    shown = ("… " if hidden > 0 else "") + words.cards(deal.pile[-PILE_SHOWN:])
    way = words("term_direction_up" if deal.direction == 1 else "term_direction_down")
    burned = f"{words('term_burned')}: {words.num(len(deal.burned))}"
    lines = [
        f"{words('term_pile')} ({words.num(len(deal.pile))}): {shown or '—'}",
        f"{words('term_stock')}: {words.num(deal.stock)} · {burned} · {way}",
    ]
    if deal.bound is not None:
        lines.append(words("term_bound", rank=words.digits(deal.bound.replace("T", "10"))))
    return lines
