"""Small words that all games need."""


def counted(n: int, what: str) -> str:
    """`1 point`, `2 points`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
