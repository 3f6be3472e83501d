"""Refusals: one sentence and a code for whatever cannot be done, never a traceback."""


class Refused(ValueError):  # noqa: N818 (it is not a program error)
    """A request that was refused; nothing has changed."""

    def __init__(self, code: str, sentence: str, **details: int | str) -> None:
        super().__init__(sentence)
        self.code = code
        self.details = details
        """What fills the places of the message with which a reader is told in another language."""

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str], dict[str, object]]:
        return type(self), (self.code, str(self)), {"details": self.details}


class InvalidText(Refused):
    """Text that is not a decision, a position or a record at all."""


class IllegalDecision(Refused):
    """A well-formed decision that is not legal now."""


def printable(text: str) -> str:
    """Text with its control characters replaced, so that it is safe to print in a terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
