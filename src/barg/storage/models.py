"""The tables of the database. Times are milliseconds since 1970, UTC."""

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 40


class Base(DeclarativeBase):
    """The root of the models; constraints have names, so that migrations can find them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PersonModel(Base):
    """A guest who has chosen a name or has been at a table."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    settings: Mapped[str] = mapped_column(Text, server_default="")
    """JSON: what the person has set; empty where nothing was."""


class TableModel(Base):
    """A table of people, and a summary of its state for lists; the log decides.

    ``waits`` is what the table waits for: ``bot``, ``deal`` or ``people``, and nothing
    (the empty text) once the match is over.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_waits_updated", "waits", "updated"),)

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    status: Mapped[str] = mapped_column(String(20))
    host: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    seq: Mapped[int] = mapped_column(Integer)
    waits: Mapped[str] = mapped_column(String(10))
    to_act: Mapped[int | None] = mapped_column(Integer)
    names: Mapped[str] = mapped_column(Text)
    """JSON: a name for each seat."""
    totals: Mapped[str] = mapped_column(Text)
    """JSON: the running totals."""


class EventModel(Base):
    """One event of a table's log."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[str] = mapped_column(Text)


class ParticipantModel(Base):
    """A person who sits at a table now."""

    __tablename__ = "participants"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person_id: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(Integer)
