"""What each seat may know at each place of a table's log, worked out from the log alone.

Nothing of the server's views or of the rules' observations is used here.
"""

import json
import re
from typing import Any

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:[2-9TJQKA]|10)[SHDC♠♥♦♣]|X[RB])(?![A-Za-z0-9])")


class Deal:
    """A deal of the log: the deck, who dealt, and the actions with their places."""

    def __init__(self, deck: list[str], dealer: int) -> None:
        self.deck = deck
        self.dealer = dealer
        self.actions: list[tuple[int, int, str]] = []


class Oracle:
    """Reads a stored log; ``seq`` counts its events from 1."""

    def __init__(self, log: list[str]) -> None:
        self.log = [json.loads(body) for body in log]
        self._deals: list[Deal | None] = [None]
        dealer = 0
        deal: Deal | None = None
        for seq, event in enumerate(self.log, start=1):
            if event["e"] == "started":
                dealer = event["dealer"]
            elif event["e"] == "dealt":
                if deal is not None and any("play" in text for _, _, text in deal.actions):
                    dealer = (dealer + 1) % 4
                deal = Deal(event["deck"].split(), dealer)
            elif event["e"] == "acted" and deal is not None:
                deal.actions.append((seq, event["seat"], event["action"]))
            self._deals.append(deal)

    def knows(self, seat: int | None, seq: int) -> set[str]:
        """The cards of the running deal that may be named to a seat at this place."""
        deal = self._deals[seq]
        if deal is None:
            return set()
        done = [text for at, _, text in deal.actions if at <= seq]
        plays = [text.split()[1] for text in done if text.startswith("play")]
        over_by_passes = len(done) == len(deal.actions) >= 3 and set(done) == {"pass"}
        if len(plays) == 48 or over_by_passes:
            return set(deal.deck)
        known = set(plays)
        if seat is None:
            return known
        place = (seat - deal.dealer - 1) % 4
        known |= set(deal.deck[-12:] if place == 3 else deal.deck[12 * place : 12 * place + 12])
        # Whoever lays cards away has taken up the widow; in a sar-shelem nobody does (S36).
        buried = [n for n, (_, _, text) in enumerate(deal.actions) if text.startswith("discard")]
        if buried and deal.actions[buried[0]][1] == seat and len(done) >= buried[0]:
            known |= set(deal.deck[36:-12])
        return known

    def leaks(self, text: str, seat: int | None, table: str) -> list[str]:
        """The cards in a message that its receiver may not know."""
        message = json.loads(text)
        events = message.pop("events", [])
        view = message.get("view")
        known = self.knows(seat, view["seq"]) if view else set()
        if view:
            without_the_rest(view)
            view["facts"].pop("card_points")  # the jokers are keys there, at every table alike
        rest = json.dumps(message, ensure_ascii=False).replace(table, "")
        found = [card for card in CARD.findall(rest) if card not in known]
        for event in events:
            cards = CARD.findall(json.dumps(event, ensure_ascii=False).replace(table, ""))
            stored = self.log[event["seq"] - 1]
            open_to_all = str(stored.get("action", "")).startswith("play ")
            if not open_to_all and stored.get("seat") != seat:
                found += cards
            allowed = CARD.findall(str(stored.get("action", "")))
            found += [card for card in cards if card not in allowed]
        return found


def without_the_rest(view: dict[str, Any]) -> None:
    """Leave out what the card counter says of no place: the deck without the cards it has seen.

    That it is the same in every world of the seat is tested by itself (test_counting.py).
    """
    if view.get("counter"):
        del view["counter"]["unseen"]
