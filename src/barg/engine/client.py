"""Another program that speaks the engine protocol, in a process of its own."""

import json
import shlex
import subprocess
from contextlib import suppress
from itertools import count
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final, Literal

from barg.engine.serving import MAX_LINE, PROTOCOL
from barg.engine.view import write_view
from barg.errors import BargError
from barg.game import Action

START_SECONDS: Final = 60.0
"""A program may take so long until it says hello; ours compile the first time."""
END_SECONDS: Final = 2.0
Kind = Literal["timeout", "crash", "illegal"]


class CommandError(BargError, ValueError):
    """A command that cannot be read."""


class EngineFault(BargError):  # noqa: N818 - it is counted, not only raised
    """The program did not answer with a legal action.

    Attributes:
        kind: ``timeout``; ``crash``: it ended, or closed its output; ``illegal``: what it
            said is no answer, or no action that is legal.
    """

    def __init__(self, kind: Kind, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


class Process:
    """A program, started when it is first asked and again after it failed.

    Raises:
        CommandError: the command cannot be read.
    """

    def __init__(self, command: str) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise CommandError(f"the command cannot be read: {error}") from None
        self._running: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()
        self._numbers = count(1)
        self.name = ""

    def act(self, observation: Any, seed: int, seconds: float) -> Action:
        """Ask for the action of the observation's seat.

        Raises:
            EngineFault: none came in time, or none that is legal.
        """
        self.start()
        number = next(self._numbers)
        view = write_view(observation)
        message = {"type": "act", "id": number, "view": view, "seconds": seconds, "seed": seed}
        self._send(message, seconds)
        answer = self._answer(number, seconds)
        if not isinstance(answer.get("action"), str):
            raise EngineFault("illegal", str(answer.get("reason", "no action in the answer")))
        try:
            action: Action = observation.rules.parse_action(answer["action"])
        except BargError as error:
            raise EngineFault("illegal", str(error)) from None
        if action not in observation.legal and observation.rules.is_listed(action):
            raise EngineFault("illegal", f"{answer['action']} is not legal")
        return action

    def start(self) -> None:
        """Start the program unless it runs.

        Raises:
            EngineFault: it cannot be started, or does not say hello as it should.
        """
        if self._running is not None and self._running.poll() is None:
            return
        self.close()
        self._lines = Queue()
        try:
            self._running = subprocess.Popen(  # noqa: S603 - the command is what the user asks for
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as error:
            raise EngineFault("crash", f"cannot be started: {error}") from None
        Thread(target=_read, args=(self._running, self._lines), daemon=True).start()
        self._send({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
        answer = self._answer(None, START_SECONDS)
        name = answer.get("name")
        if answer.get("protocol") != PROTOCOL or not isinstance(name, str):
            self.close()
            raise EngineFault("crash", f"did not say hello in protocol {PROTOCOL}")
        self.name = name

    def _send(self, message: dict[str, Any], seconds: float) -> None:
        """Write a line; a program that reads none of it does not hold us up for longer."""
        line = json.dumps(message) + "\n"
        writer = Thread(target=_write, args=(self._running, line), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            self.close()
            raise EngineFault("timeout", f"did not read in {seconds:g} seconds")

    def _answer(self, number: int | None, seconds: float) -> dict[str, Any]:
        """The next answer; those to earlier questions are passed over."""
        until = monotonic() + seconds
        while True:
            left = until - monotonic()
            try:
                if left <= 0:  # it may say something else without end
                    raise Empty
                line = self._lines.get(timeout=left)
            except Empty:
                self.close()
                raise EngineFault("timeout", f"no answer in {seconds:g} seconds") from None
            if line is None:
                self.close()
                raise EngineFault("crash", "the program has ended")
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise EngineFault("illegal", "the answer is not JSON") from None
            if not isinstance(answer, dict):
                raise EngineFault("illegal", "the answer is no object")
            if number is None or answer.get("id", number) == number:
                return answer

    def close(self) -> None:
        """End the program; the next question starts it anew."""
        running, self._running = self._running, None
        if running is None:
            return
        running.kill()
        running.wait(END_SECONDS)
        with suppress(OSError):
            if running.stdin is not None:
                running.stdin.close()


def _write(process: subprocess.Popen[str], line: str) -> None:
    """Write a line to the program; that it has ended is seen where its answer is read."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):  # ValueError: closed by us meanwhile
        process.stdin.write(line)
        process.stdin.flush()


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Put the program's lines into the queue, and None at its end.

    Its output is closed here and nowhere else: a close waits for whoever reads, and what the
    program started may hold the other end for long.
    """
    assert process.stdout is not None
    with process.stdout as output:
        while line := output.readline(MAX_LINE):
            lines.put(line)
    lines.put(None)
