"""Analyses of records: one after the other, each for whoever wants it, kept for a while."""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from barg.bots import stand_in
from barg.server.bots import BotPlayers
from barg.server.judging import judged, opened
from barg.server.logs import log_error
from barg.server.protocol_analysis import Analysis, AnalysisLevel, Decided
from barg.server.protocol_replay import ReplayFault
from barg.server.worker import Worker
from barg.tables import Refusal
from barg.tables.events import PersonId

MOST_WAITING: Final = 12
MOST_KEPT: Final = 32
FORGOTTEN_SECONDS: Final = 120.0
"""An analysis that nobody has asked about for so long is given up."""


@dataclass(slots=True)
class Job:
    """One analysis."""

    id: str
    level: AnalysisLevel
    game: str
    data: bytes
    total: int
    status: str = "waiting"
    decisions: list[Decided] = field(default_factory=list)
    wanted: set[PersonId] = field(default_factory=set)
    asked: float = field(default_factory=time.monotonic)

    @property
    def open(self) -> bool:
        """Whether it waits or runs."""
        return self.status in ("waiting", "preparing", "running")


class Analyses:
    """The analyses of this node. They have a process of their own, behind all others."""

    def __init__(self, bots: BotPlayers, worker: Worker | None = None) -> None:
        self._bots = bots
        self._worker = Worker() if worker is None else worker
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._runner: asyncio.Task[None] | None = None

    async def begin(
        self, person: PersonId, data: bytes, level: AnalysisLevel
    ) -> Analysis | ReplayFault:
        """Have a record analysed, or join those who wait for the same.

        Raises:
            Refusal: this person has one that is not done, or too many wait.
        """
        found = await self._worker.ask(opened, data)
        if isinstance(found, ReplayFault):
            return found
        match, game, total = found
        name = f"{match}-{level}"
        self._verify_free(person, name)
        job = self._jobs.get(name)
        if job is None or job.status in ("cancelled", "failed"):
            if sum(one.open for one in self._jobs.values()) >= MOST_WAITING:
                raise Refusal("busy", "the server has too much to do: try again in a moment")
            job = self._jobs[name] = Job(name, level, game, data, total)
            self._jobs.move_to_end(name)
        job.wanted.add(person)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return self.look(name, 0)

    def _verify_free(self, person: PersonId, name: str) -> None:
        for job in self._jobs.values():
            if job.open and person in job.wanted and job.id != name:
                raise Refusal("analysis_open", "another analysis of yours is not done yet")

    def look(self, name: str, since: int) -> Analysis:
        """How far an analysis is.

        Raises:
            Refusal: there is none of this name, or it was forgotten.
        """
        job = self._job(name)
        job.asked = time.monotonic()
        waiting = [one.id for one in self._jobs.values() if one.open]
        return Analysis(
            id=job.id,
            level=job.level,
            status=job.status,  # type: ignore[arg-type]
            place=waiting.index(name) if name in waiting else 0,
            total=job.total,
            done=len(job.decisions),
            decisions=job.decisions[max(0, since) :],
        )

    def cancel(self, person: PersonId, name: str) -> Analysis:
        """This person wants it no more; it ends where nobody else does.

        Raises:
            Refusal: as of `look`.
        """
        job = self._job(name)
        job.wanted.discard(person)
        if job.open and not job.wanted:
            job.status = "cancelled"
        return self.look(name, len(job.decisions))

    def _job(self, name: str) -> Job:
        job = self._jobs.get(name)
        if job is None:
            raise Refusal("no_such_analysis", "there is no such analysis, or it was forgotten")
        return job

    async def _run(self) -> None:
        while job := next((one for one in self._jobs.values() if one.open), None):
            try:
                await self._do(job)
            except Exception as error:  # noqa: BLE001 - one that fails leaves the others alone
                log_error("analysis failed", error)
                job.status = "failed"
            job.data = b""
            while len(self._jobs) > MOST_KEPT and not next(iter(self._jobs.values())).open:
                self._jobs.popitem(last=False)

    async def _do(self, job: Job) -> None:
        if stand_in(job.game, job.level) != job.level:
            job.status = "preparing"
            if not await self._bots.ready(job.game):
                job.status = "failed"
                return
        if job.status != "cancelled":
            job.status = "running"
        while job.status == "running" and len(job.decisions) < job.total:
            found = await self._worker.ask(judged, job.data, len(job.decisions), job.level)
            job.decisions += found
            if time.monotonic() - job.asked > FORGOTTEN_SECONDS:
                job.status = "cancelled"
        if job.status == "running":
            job.status = "done"

    async def close(self) -> None:
        """End the process and what runs in it."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        await self._worker.close()
