"""What a page may ask: JSON in, JSON out, one table open at a time."""

from typing import Final

import msgspec
from msgspec.structs import replace

from barg.offline.reading import BrokenLog, read_table
from barg.offline.table import LEVEL, ME, OpenedTable, lines
from barg.server import protocol_offline as protocol
from barg.server.creation import new_table
from barg.server.decks import new_table_id
from barg.server.games import all_games
from barg.server.protocol_words import Reason
from barg.server.reasons import no_such_table, reason_of
from barg.tables import Refusal
from barg.tables.names import normalise_name

_decoder: Final = msgspec.json.Decoder(protocol.OfflineAsk)
_encoder: Final = msgspec.json.Encoder()


class Desk:
    """Answers one page."""

    def __init__(self) -> None:
        self._opened: OpenedTable | None = None

    def ask(self, text: str) -> str:
        """Answer an `OfflineAsk` with an `OfflineAnswer`, both as JSON."""
        return _encoder.encode(self._answer(text)).decode()

    def _answer(self, text: str) -> protocol.OfflineAnswer:
        try:
            return self._do(_decoder.decode(text))
        except msgspec.DecodeError:
            return protocol.NotDone(Reason("malformed", "this is no question of the protocol"))
        except BrokenLog as broken:
            return protocol.NotDone(Reason("log_broken", str(broken), {"place": broken.place}))
        except Refusal as refusal:
            return protocol.NotDone(reason_of(refusal))

    def _do(self, ask: protocol.OfflineAsk) -> protocol.OfflineAnswer:
        match ask:
            case protocol.MakeTable(wanted=wanted, name=name):
                wanted = replace(wanted, seat=wanted.seat or 0, fill=LEVEL)
                return protocol.Made(new_table_id(), lines(new_table(wanted, ME, _shown(name))))
            case protocol.OpenTable(table=table_id, log=log):
                self._opened = OpenedTable(table_id, read_table(log, ME))
                return self._opened.welcome()
            case protocol.Say(table=table_id, message=message):
                return self._table(table_id).say(message)
            case protocol.GoOn(table=table_id):
                return self._table(table_id).go_on()
            case protocol.TakeRecord(table=table_id):
                return protocol.RecordTaken(self._table(table_id).record())
            case protocol.ListGames():
                return protocol.Games(all_games())

    def _table(self, table_id: str) -> OpenedTable:
        if self._opened is None or self._opened.id != table_id:
            raise no_such_table()
        return self._opened


def _shown(name: str) -> str:
    """A name in normal form (case 48); one of which nothing is to be seen is none."""
    try:
        return normalise_name(name)
    except Refusal:
        return ""
