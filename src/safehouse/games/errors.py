"""What is said when something cannot be done: one sentence and a code, never a traceback."""


class Refused(ValueError):  # noqa: N818 (it is no error of the program)
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
    """A decision in good words that the rules do not allow now."""


def printable(text: str) -> str:
    """Text that cannot do anything to a terminal but be read."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
