"""The messages of the protocol, as types, by subject.

docs/protocol.md says in which order they come. `make types` makes the browser's types from them.
"""
