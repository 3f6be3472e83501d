"""How a refusal is answered by HTTP: a status, a code for programs and a sentence for people."""

import msgspec
import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import Send

from safehouse.games.errors import Refused, printable
from safehouse.server.messages.about import Problem
from safehouse.server.routes.visit import HttpRequest

MAX_BODY = 64 * 1024
"""Bytes of a request, where its route says nothing else."""

STATUS = {
    "not_signed_in": 401,
    "wrong_passphrase": 401,
    "foreign_origin": 403,
    "not_yours": 403,
    "not_your_seat": 403,
    "not_a_bot": 403,
    "no_help": 403,
    "no_such_table": 404,
    "no_such_person": 404,
    "no_such_lesson": 404,
    "not_found": 404,
    "not_allowed": 405,
    "seat_taken": 409,
    "name_taken": 409,
    "not_open": 409,
    "not_begun": 409,
    "still_running": 409,
    "out_of_date": 409,
    "too_long": 413,
    "too_fast": 429,
    "too_many": 429,
    "damaged": 503,
    "other_rules": 503,
    "getting_ready": 503,
    "no_answer": 503,
    "not_written": 503,
}
"""The HTTP status of a refusal; 400 for all others."""

BAD_FIELDS = {
    "name": Refused("bad_name", "A name is made of letters that can be seen, at most 30."),
    "guests": Refused("bad_name", "A name is made of letters that can be seen, at most 30."),
    "passphrase": Refused("bad_passphrase", "A passphrase has 8 to 200 characters."),
    "clock": Refused("bad_clock", "There is no such clock, or it has no such times."),
    "options": Refused("bad_options", "Options are an object of names and values."),
}
"""What is said about a field that cannot be read, so that a page can show it beside the field."""

log = structlog.get_logger("requests")


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refused.code, 400)


def _problem_of(refused: Refused) -> Problem:
    return Problem(refused.code, str(refused), refused.about)


async def refuse(refused: Refused, send: Send) -> None:
    """Answer a request that does not get as far as the framework."""
    headers = [(b"content-type", b"application/json")]
    body = msgspec.json.encode(_problem_of(refused))
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def on_refused(_: HttpRequest, refused: Refused) -> Response[Problem]:
    """One sentence with a code."""
    return _answer(_problem_of(refused), status_of(refused))


def on_http_error(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """The framework's own refusals, in the same form as ours."""
    codes = {404: "not_found", 405: "not_allowed", 413: "too_long", 415: "bad_type"}
    code = codes.get(error.status_code, "bad_request")
    sentences = {
        "not_found": "There is nothing here.",
        "not_allowed": "This cannot be done here.",
        "too_long": f"This has more bytes than the {_max_body(request)} that are read here.",
    }
    detail, field = str(error.detail), ""
    for problem in error.extra if isinstance(error.extra, list) else []:
        if isinstance(problem, dict) and "message" in problem:
            key, message = str(problem.get("key", "")), str(problem["message"])
            field = key.partition(".")[0].partition("[")[0]
            # Of a missing field the framework gives only the name.
            detail = f"{key} is missing" if message == repr(key) else f"{key} {message}".strip()
    detail = printable(detail[:200])[:200].rstrip(".")
    if code == "bad_request" and field in BAD_FIELDS:
        return on_refused(request, BAD_FIELDS[field])
    sentence = sentences.get(code, f"This is not understood: {detail}.")
    return _answer(Problem(code, sentence), error.status_code)


def _max_body(request: HttpRequest) -> int:
    handler = request.scope.get("route_handler")
    if isinstance(handler, HTTPRouteHandler):
        return handler.resolve_request_max_body_size() or MAX_BODY
    return MAX_BODY


def on_failure(_: HttpRequest, error: Exception) -> Response[Problem]:
    """Something broke: the visitor is told one sentence, the log the rest."""
    log.error("a request failed", exc_info=error)
    problem = Problem("broken", "Something broke on the server; nothing was changed.")
    return _answer(problem, 500)
