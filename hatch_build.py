"""The wheel's build hook: builds the web client, so that it travels inside the wheel.

`BARG_SKIP_WEB=1` leaves the client out. An editable install never builds it: `./run` does that by
itself, and only when the client's sources have changed.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

PIP = "pip>=23.2"
"""It fetches what the pack for play without a network is made of."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds `web/` into `src/barg/server/static/`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for what the client is built with, where it is to be built: pip, and Node.js.

        Node.js comes from PyPI only where there is no other.
        """
        import client

        if self._skipped() or client.is_current():
            return []
        return [PIP] if client.find_node() is not None else [PIP, client.NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the distribution are collected."""
        if version != "editable":  # an editable install reads them where they are
            build_data["force_include"]["web/messages"] = "barg/terminal/messages"
        if version != "editable" and not self._skipped():
            import client

            try:
                client.build(self.app.display_info)
            except client.ClientError as error:
                self.app.abort(f"The web client could not be built: {error}")

    def _skipped(self) -> bool:
        import client

        return client.is_skipped()
