"""The server's log. No card, deck, token, name or link of a table is ever written to it."""

import hashlib
import logging
import sys
import traceback
from typing import Any, Final

import structlog

log: Final[Any] = structlog.get_logger("barg")


def set_up_logs() -> None:
    """Write JSON lines to the error stream."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )


def ref(secret: str) -> str:
    """A short name for something whose own name is a secret (a link is a key)."""
    return hashlib.sha256(secret.encode()).hexdigest()[:10]


def log_error(what: str, error: BaseException) -> None:
    """Log where an error of ours came from; its message could hold cards, so not that."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
    log.error(what, error=type(error).__name__, places=places)
