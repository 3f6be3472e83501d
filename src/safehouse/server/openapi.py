"""The OpenAPI description, corrected where the framework gets it wrong."""

import msgspec
from litestar import MediaType
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Reference

from safehouse.server.messages.base import In, Out
from safehouse.table.requests import Request


def kinds_of(message: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """All messages that derive from one."""
    kinds = message.__subclasses__()
    return [deep for kind in kinds for deep in kinds_of(kind) or [kind]]


def correct(openapi: OpenAPI) -> None:
    """Say what the framework does not know.

    Messages are described by msgspec, which checks them. Every refusal is a `Problem`, with any
    status from 400 to 499.
    """
    problem = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))
    refusal = OpenAPIResponse("Refused; nothing has changed.", content={MediaType.JSON: problem})
    for path in (openapi.paths or {}).values():
        for operation in (path.get, path.post, path.patch, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = refusal
                if "204" in operation.responses:
                    operation.responses["204"] = OpenAPIResponse("Done.")
    _, schemas = msgspec.json.schema_components(
        [*kinds_of(In), *kinds_of(Request), *kinds_of(Out)],
        schema_hook=lambda _: {"description": "Anything."},
        ref_template="#/components/schemas/{name}",
    )
    openapi.components.schemas |= schemas
