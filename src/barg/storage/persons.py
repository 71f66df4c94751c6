"""Who people are: their names, and what they have set."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from barg.storage.database import Database
from barg.storage.models import PersonModel


class Persons:
    """The names and settings of guests. A guest is stored when there is something to remember."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name(self, person: str) -> str:
        """The name of a person; empty where none was chosen."""
        async with self._database.read() as connection:
            query = select(PersonModel.name).where(PersonModel.id == person)
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def keep(self, person: str, at: int) -> None:
        """Remember a person, without a name so far."""
        async with self._database.read() as connection:
            query = select(PersonModel.id).where(PersonModel.id == person)
            if (await connection.execute(query)).scalar_one_or_none() is not None:
                return
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(PersonModel).values(id=person, name="", created=at))
        except IntegrityError:
            return  # another request of the same person was first

    async def rename(self, person: str, name: str, at: int) -> None:
        """Remember the name of a person."""
        await self.keep(person, at)
        async with self._database.write() as connection:
            query = update(PersonModel).where(PersonModel.id == person).values(name=name)
            await connection.execute(query)

    async def settings(self, person: str) -> str:
        """What a person has set; empty where nothing was."""
        async with self._database.read() as connection:
            query = select(PersonModel.settings).where(PersonModel.id == person)
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def set(self, person: str, settings: str, at: int) -> None:
        """Remember what a person has set."""
        await self.keep(person, at)
        async with self._database.write() as connection:
            query = update(PersonModel).where(PersonModel.id == person).values(settings=settings)
            await connection.execute(query)
