"""Texts of games that the browser client was not built with: those that somebody has added here."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from safehouse.games.errors import Refused
from safehouse.texts import LANGUAGES, texts_in

Name = Annotated[str, Parameter(max_length=60)]


@get(
    "/api/texts/{language:str}/{name:str}",
    tags=["games"],
    media_type="text/plain",
    sync_to_thread=False,
)
def texts(language: Name, name: Name) -> str:
    """The messages of a Fluent file; in English where they are not there in a language."""
    for spoken in (language, "en"):
        if spoken in LANGUAGES and name in texts_in(spoken):
            return texts_in(spoken)[name].read_text("utf-8")
    raise Refused("not_found", "There are no such texts.")


ROUTES: list[ControllerRouterHandler] = [texts]
