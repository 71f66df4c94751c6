"""Every HTTP error as a `Problem`; never a traceback."""

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from barg.server.logs import log_error
from barg.server.protocol import Problem
from barg.server.protocol_words import Reason
from barg.server.reasons import STATUS, reason_of
from barg.tables import Refusal

SENTENCES = {
    400: "the request is malformed",
    404: "there is nothing here",
    405: "this address does not take that method",
    413: "the request is too large",
    415: "the body must be JSON",
    500: "the server failed; it was noted",
}

OWN_FAULT: Final = Reason("http_500", SENTENCES[500])


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    status = STATUS.get(refusal.code, 400)
    return Response(Problem(reason_of(refusal)), status_code=status)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    text = SENTENCES.get(status, "the request was refused")
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    problem = Problem(Reason(f"http_{status}", text))
    return Response(problem, status_code=status, headers=headers)


def _own_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log_error("request failed", error)
    return Response(Problem(OWN_FAULT), status_code=500)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body that is nested beyond all sense."""
    return Response(Problem(Reason("http_400", SENTENCES[400])), status_code=400)


HANDLERS: ExceptionHandlersMap = {
    Refusal: _refused,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _own_fault,
}
