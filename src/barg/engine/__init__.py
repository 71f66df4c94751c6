"""The protocol by which programs play with each other (docs/engine.md)."""

from barg.engine.client import EngineFault, Process
from barg.engine.codec import ViewError
from barg.engine.serving import MAX_SEED, serve
from barg.engine.view import read_view, write_view

__all__ = ["MAX_SEED", "EngineFault", "Process", "ViewError", "read_view", "serve", "write_view"]
