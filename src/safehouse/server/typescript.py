"""TypeScript types of messages, generated from msgspec structs.

They describe the messages as JSON. A field with a default may be missing there, so it is optional.
"""

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec
import msgspec.inspect as kinds

PLAIN: Mapping[type[kinds.Type], str] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "string",  # msgspec writes bytes in base64
    kinds.DateTimeType: "string",
    kinds.UUIDType: "string",
}


def typescript(types: Sequence[object], title: str) -> str:
    """A TypeScript file with these types, and then all others that they mention.

    A type is a struct, or a pair of a name and any type. A union with a name is called by it
    wherever it occurs.
    """
    pairs = [given if isinstance(given, tuple) else (None, given) for given in types]
    infos = kinds.multi_type_info([given for _, given in pairs])
    return _File(title).write([(name, info) for (name, _), info in zip(pairs, infos, strict=True)])


class _File:
    """The file as it is being written."""

    def __init__(self, title: str) -> None:
        self._header = f"// {title}. Generated; do not edit."
        self._unions: dict[frozenset[str], str] = {}
        """The names of unions, by their members."""

        self._taken: dict[str, object] = {}
        self._mentioned: dict[str, kinds.StructType] = {}

    def write(self, types: Sequence[tuple[str | None, kinds.Type]]) -> str:
        """The whole file."""
        aliases = {name: self._alias(name, info) for name, info in types if name is not None}
        parts: dict[str, str] = {}
        for name, info in types:
            if name is None:
                parts[self._text(info)] = self._interface(info)
            else:
                parts[name] = aliases[name]
        while left := [name for name in self._mentioned if name not in parts]:
            for name in left:
                parts[name] = self._interface(self._mentioned[name])
        return "\n\n".join([self._header, *parts.values()]) + "\n"

    def _alias(self, name: str, info: kinds.Type) -> str:
        self._take(name, info)
        text, united = self._text(info), frozenset(self._alternatives(info))
        if len(united) > 1:
            self._unions[united] = name
        return f"export type {name} = {text};"

    def _interface(self, info: kinds.Type) -> str:
        if not isinstance(info, kinds.StructType) or info.array_like:
            raise TypeError(f"Only a struct that is an object goes without a name, not {info}.")
        fields = [] if info.tag_field is None else [(info.tag_field, "", _literal(info.tag))]
        for field in info.fields:
            optional = "" if field.required else "?"
            fields.append((field.encode_name, optional, self._text(field.type)))
        lines = [f"  {_key(name)}{optional}: {text};\n" for name, optional, text in fields]
        return f"{_comment(info.cls)}export interface {self._text(info)} {{\n{''.join(lines)}}}"

    def _text(self, info: kinds.Type) -> str:
        """A type as another one mentions it."""
        texts = list(dict.fromkeys(self._alternatives(info)))
        null = ["null"] if "null" in texts else []
        rest = [text for text in texts if text != "null"]
        named = self._unions.get(frozenset(texts))
        without_null = self._unions.get(frozenset(rest))
        return named or " | ".join([without_null, *null] if without_null else rest + null)

    def _list_of(self, info: kinds.Type) -> str:
        text = self._text(info)
        united = len(set(self._alternatives(info))) > 1 and " | " in text
        return f"({text})[]" if united else f"{text}[]"

    def _alternatives(self, info: kinds.Type) -> Iterator[str]:
        match info:
            case kinds.Metadata(type=inner):
                yield from self._alternatives(inner)
            case kinds.UnionType(types=types):
                for one in types:
                    yield from self._alternatives(one)
            case kinds.LiteralType(values=values):
                yield from map(_literal, values)
            case kinds.EnumType(cls=cls):
                yield from (_literal(member.value) for member in cls)
            case _:
                yield self._single(info)

    def _single(self, info: kinds.Type) -> str:
        match info:
            case kinds.StructType(cls=cls):
                self._take(cls.__name__, cls)
                self._mentioned[cls.__name__] = info
                return cls.__name__
            case (
                kinds.ListType(item_type=item)
                | kinds.VarTupleType(item_type=item)
                | kinds.CollectionType(item_type=item)
                | kinds.SetType(item_type=item)
                | kinds.FrozenSetType(item_type=item)
            ):
                return self._list_of(item)
            case kinds.TupleType(item_types=items):
                return f"[{', '.join(map(self._text, items))}]"
            case kinds.DictType(key_type=kinds.LiteralType() | kinds.EnumType() as key):
                return f"Partial<Record<{self._text(key)}, {self._text(info.value_type)}>>"
            case kinds.DictType(key_type=key):
                by = "number" if isinstance(key, kinds.IntType) else "string"
                return f"Record<{by}, {self._text(info.value_type)}>"
            case kinds.CustomType(cls=cls) if cls is object:
                return "unknown"
            case kinds.CustomType(cls=cls) if issubclass(cls, dict):
                return "Record<string, unknown>"
        if type(info) not in PLAIN:
            raise TypeError(f"There is no TypeScript for {info}.")
        return PLAIN[type(info)]

    def _take(self, name: str, what: object) -> None:
        if self._taken.setdefault(name, what) is not what:
            raise ValueError(f"Two types are called {name}.")


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name, re.ASCII) else _literal(name)


def _comment(cls: type) -> str:
    """The first paragraph of a docstring as a comment."""
    lines = (
        inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0].replace("*/", "* /").split("\n")
    )
    if len(lines) > 1:
        return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"
    return f"/** {lines[0]} */\n" if lines[0] else ""
