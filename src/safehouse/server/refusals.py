"""How a refusal is answered by HTTP: a status, a code for programs and a sentence for people."""

import msgspec
from litestar.types import Send

from safehouse.games.errors import Refused
from safehouse.server.messages import Problem

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


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refused.code, 400)


async def refuse(refused: Refused, send: Send) -> None:
    """Answer a request that never comes as far as the framework."""
    headers = [(b"content-type", b"application/json")]
    body = msgspec.json.encode(Problem(refused.code, str(refused)))
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
