"""The application: its parts, its routes, and what runs while it does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException, PermissionDeniedException

from barg.server import api, guests, headers, hinting, replays, static
from barg.server.analyses import Analyses
from barg.server.bots import BotPlayers
from barg.server.errors import HANDLERS
from barg.server.identity import Identities, signing_key
from barg.server.keeping import keep_tidy, wake_tables
from barg.server.limits import Limits
from barg.server.lobby import Lobby
from barg.server.logs import log
from barg.server.pacing import Pacer
from barg.server.rooms import Rooms
from barg.server.service import Service
from barg.server.settings import Settings
from barg.server.sockets import table_socket
from barg.server.worker import Worker
from barg.storage import Database, Store
from barg.storage.database import sqlite_url

MAX_BODY: Final = 16 * 1024
BACKLOG: Final = 64
"""Words that wait for a slow client; the oldest goes, for the newest says enough."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], sync_to_thread=False)
def client_file(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A file of the client, or its page."""
    path = request.scope["path"]
    answer = None
    if not path.startswith("/api/"):
        answer = state.files.answer(path, request.headers)
    if answer is None:
        raise NotFoundException
    return answer  # type: ignore[no-any-return]


async def _check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse what another site's page would change here in the name of a guest."""
    allowed = request.app.state.service.origins
    if request.method not in SAFE_METHODS and not headers.same_origin(request.headers, allowed):
        raise PermissionDeniedException


def make_service(settings: Settings, channels: ChannelsPlugin) -> Service:
    """Put the parts of a node together."""
    url = settings.database_url or sqlite_url(settings.data_dir / "barg.sqlite3")
    database = Database(url)
    store = Store(database)
    rooms = Rooms(store, settings.cached_tables)
    bots = BotPlayers(settings.bot_workers)
    pacer = Pacer(rooms, bots, settings)
    origins = frozenset(part.strip() for part in settings.origins.split(",") if part.strip())
    return Service(
        database=database,
        store=store,
        identities=Identities(signing_key(settings)),
        limits=Limits(settings),
        channels=channels,
        bots=bots,
        rooms=rooms,
        pacer=pacer,
        lobby=Lobby(rooms, pacer, channels),
        origins=origins,
        worker=Worker(),
        analyses=Analyses(bots),
    )


def create_app(settings: Settings, folder: Path = static.DEFAULT_FOLDER) -> Litestar:
    """The application with these settings; ``folder`` holds the built client."""
    channels = ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )
    service = make_service(settings, channels)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        try:
            await service.database.migrate()
            end = asyncio.Event()
            tidying = asyncio.create_task(keep_tidy(service, settings, end))
            yield
            end.set()
            await tidying
        finally:
            await service.close()

    async def wake() -> None:
        await wake_tables(service)
        log.info("server ready")

    app = Litestar(
        route_handlers=[
            api.games,
            api.check_rules,
            api.health,
            api.create_table,
            api.table_record,
            api.my_tables,
            hinting.hint,
            replays.replay,
            replays.analyse,
            replays.analysis,
            replays.cancel_analysis,
            guests.me,
            guests.rename,
            guests.set_settings,
            guests.device_link,
            guests.follow_link,
            table_socket,
            client_file,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "guest": Provide(guests.provide_guest),
        },
        plugins=[channels],
        before_request=_check_origin,
        exception_handlers=HANDLERS,
        lifespan=[running],
        on_startup=[wake],  # when the channels are open, through which tables tell that they woke
        state=State({"service": service, "files": static.StaticFiles(folder)}),
        request_max_body_size=MAX_BODY,
        openapi_config=None,
        logging_config=None,
    )
    # Around everything, so that answers to unknown addresses have the headers too.
    app.asgi_handler = headers.Surroundings(app.asgi_handler, service.identities)
    return app
