"""What many tests need: databases and houses of their own."""

from tests.services import (  # noqa: F401
    databases_of_worker,
    fresh_database,
    fresh_redis,
    redis_server_of_worker,
)
