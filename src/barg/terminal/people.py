"""Who sits at a table, in words."""

from barg.server.protocol import SeatView, TableView
from barg.server.protocol_rummy import RummyView
from barg.server.protocol_shelem import ShelemView
from barg.server.protocol_shithead import ShitheadView
from barg.terminal.words import Words


def seat_name(seat: SeatView, words: Words) -> str:
    """The name of whoever sits there."""
    if seat.kind == "empty":
        return words("seat_empty")
    if seat.kind == "bot":
        return words(f"bot_{seat.seat}")
    return words.name(seat.name or words("guest"))


def name_of(view: TableView, seat: int, words: Words) -> str:
    """The name of a seat; the own seat is you."""
    return words("you") if seat == view.seat else seat_name(view.seats[seat], words)


def seat_lines(view: TableView, words: Words) -> list[str]:
    """A line for each seat, the own one first, then in the order of play."""
    count, own = len(view.seats), view.seat or 0
    return [_line(view, (own + step) % count, words) for step in range(count)]


def _line(view: TableView, seat: int, words: Words) -> str:
    who, deal = view.seats[seat], view.deal
    acts = deal is not None and deal.to_act == seat
    parts = [f"{'▶' if acts else '·'} {name_of(view, seat, words)}"]
    if who.level is not None and words.has(f"level_{who.level}"):
        parts.append(words(f"level_{who.level}"))
    if not who.online and who.kind == "person":
        parts.append(words("offline"))
    if deal is not None:
        if deal.dealer == seat:
            parts.append(words("dealer"))
        parts += _in_deal(deal, seat, words)
    return " · ".join(parts)


def _in_deal(deal: ShelemView | RummyView | ShitheadView, seat: int, words: Words) -> list[str]:
    parts = []
    if isinstance(deal, ShelemView) and deal.declarer == seat:
        parts.append(words("declarer"))
    if isinstance(deal, ShitheadView) and seat in deal.out:
        return [*parts, words("term_out", place=words.num(deal.out.index(seat) + 1))]
    parts.append(words("cards_left", count=words.num(deal.hand_sizes[seat])))
    if isinstance(deal, ShelemView):
        calls = [one.call for one in deal.calls if one.seat == seat]
        if calls and deal.declarer is None:
            last = calls[-1].removeprefix("bid ")
            special = last in ("pass", "accept", "decline")
            parts.append(words(f"call_{last}") if special else words.bid(last))
    if isinstance(deal, ShitheadView):
        blind = ["▒▒" if card is None else words.card(card) for card in deal.blind[seat]]
        if deal.face_up[seat]:
            parts.append(words.cards(deal.face_up[seat]))
        if blind:
            parts.append(" ".join(blind))
    return parts
