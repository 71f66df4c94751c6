"""Beginning a match, acting in it, going from deal to deal, and setting up the next match."""

from collections.abc import Sequence

from barg.cards import parse_cards
from barg.errors import IllegalAction, NotationError
from barg.game import Seat
from barg.tables.commands import Act, BotAct, Deal, Next, Rematch, Start
from barg.tables.errors import Refusal
from barg.tables.events import Acted, Dealt, Event, Ready, Rematched, Started
from barg.tables.seating import own_seat, verify_belongs, verify_waiting
from barg.tables.table import Bot, Table


def start(table: Table, command: Start) -> Sequence[Event]:
    """Begin the match; every seat must be taken."""
    verify_waiting(table)
    verify_belongs(table, command.person)
    _verify_full(table)
    return (Started(command.dealer), _dealt(table, command.deck))


def act(table: Table, command: Act) -> Sequence[Event]:
    """A person's action."""
    return _act(table, own_seat(table, command.person), command)


def bot_act(table: Table, command: BotAct) -> Sequence[Event]:
    """A bot's action; refused when a person has taken its seat meanwhile."""
    if not isinstance(table.seats[command.seat], Bot):
        raise Refusal("no_bot", "no bot sits there", seat=command.seat)
    return _act(table, command.seat, command)


def _act(table: Table, seat: Seat, command: Act | BotAct) -> Sequence[Event]:
    match = table.match
    if match is None:
        raise Refusal("not_begun", "the match has not begun")
    try:
        action = table.rules.parse_action(command.action)
    except NotationError as error:
        raise Refusal("bad_action", str(error)) from None
    text = table.rules.action_text(action)
    if command.undone not in (None, table.undone):
        raise Refusal("stale", "the table has moved on since")
    if _happened(table, seat, command.number, command.turn, text):
        return ()
    if (command.number, command.turn) != (table.number, table.turn):
        raise Refusal("stale", "the table has moved on since")
    if match.over:
        raise Refusal("match_over", "the match is over")
    if not match.deal_running:
        raise Refusal("deal_over", "the deal is over")
    if match.to_act != seat:
        raise Refusal("not_your_turn", "it is not your turn")
    assert match.current is not None
    try:
        match.current.verify(action)
    except IllegalAction as error:
        raise Refusal.by_rules(error) from None
    shuffles = match.current.to_shuffle(action)
    stock = (table.deals[-1].stock_again(shuffles) or command.shuffled) if shuffles else ""
    return (Acted(seat, text, stock),)


def _happened(table: Table, seat: Seat, number: int, turn: int, text: str) -> bool:
    if number >= len(table.deals) or turn >= len(table.deals[number].actions):
        return False
    return table.deals[number].actions[turn] == (seat, text)


def ask_next(table: Table, command: Next) -> Sequence[Event]:
    """Note that a person asks for the next deal; deal when all connected people have."""
    seat = own_seat(table, command.person)
    _verify_between(table)
    waited_for = {
        other
        for other, person in table.people()
        if person.id in command.online and other not in table.ready and other != seat
    }
    noted = () if seat in table.ready else (Ready(seat),)
    if waited_for or not table.full:
        return noted
    return (*noted, _dealt(table, command.deck))


def deal(table: Table, command: Deal) -> Sequence[Event]:
    """Deal because the time has come; nothing to do where that deal has begun already."""
    if command.number <= table.number:
        return ()
    _verify_between(table)
    _verify_full(table)
    return (_dealt(table, command.deck),)


def rematch(table: Table, command: Rematch) -> Sequence[Event]:
    """Name the table of the next match; only the first to ask sets it up."""
    verify_belongs(table, command.person)
    if table.status != "over":
        raise Refusal("not_over", "the match is not over")
    return () if table.rematch else (Rematched(command.table),)


def _dealt(table: Table, deck: str) -> Dealt:
    """The event of a deal, once the deck is known to be one; a wrong one is our own fault."""
    table.rules.start(parse_cards(deck, jokers=True), 0, ())
    return Dealt(deck)


def _verify_between(table: Table) -> None:
    if table.status == "waiting":
        raise Refusal("not_begun", "the match has not begun")
    if table.status == "over":
        raise Refusal("match_over", "the match is over")
    if table.status == "playing":
        raise Refusal("deal_running", "the deal is not finished")


def _verify_full(table: Table) -> None:
    if not table.full:
        raise Refusal("seats_empty", "every seat must be taken first")
