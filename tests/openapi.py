"""Discord's own OpenAPI description as a contract for the bot's requests and our servers' answers.

The description (`discord/discord-api-spec`, MIT, `specs/openapi.json`) is not part of this repository. `Contract.load`
looks for it in the file named by the environment variable AZALAI_OPENAPI, then at `../shared/discord/openapi.json` next
to the repository; tests that need it skip if it is absent. Rules that it does not mention are in
`tests/discord_rules.py`.
"""

from __future__ import annotations

import json
import os
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

ABSENT = "Discord's OpenAPI description is not at hand (set AZALAI_OPENAPI to the path of openapi.json)"

_URI = "urn:discord"
_PREFIX = re.compile(r"^(https?://[^/]+)?(/api)?(/v\d+)?(?=/)")
_PARAMETER = re.compile(r"\{[^}]+\}")


class Contract:
    """Discord's description, which judges the shape of requests and answers.

    Both checks return a list of problems in plain words, `place: what is wrong`; an empty list means that the
    description allows it.
    """

    def __init__(self, description: dict[str, Any]) -> None:
        # discord.py sends ids and attachment placeholders as JSON integers, and Discord takes them
        description["components"]["schemas"]["SnowflakeType"] = {
            "type": ["string", "integer"],
            "pattern": "^(0|[1-9][0-9]*)$",
        }
        # the code of one field's error is a word ("BASE_TYPE_MAX_LENGTH") in Discord's documentation of errors
        description["components"]["schemas"]["Error"]["properties"]["code"] = {"type": ["string", "integer"]}
        self._description = description
        self._registry: Registry[Any] = Registry().with_resource(_URI, DRAFT202012.create_resource(description))
        self._validators: dict[tuple[str, bool], Any] = {}
        self._well: set[str] = set()
        self._fitting: set[tuple[int, str]] = set()
        unions = {name: self._by_type(Draft202012Validator.VALIDATORS[name]) for name in ("oneOf", "anyOf")}
        self._quick = extend(Draft202012Validator, unions)
        self._routes = sorted(
            ((re.compile(_PARAMETER.sub("[^/]+", template) + "$"), template) for template in description["paths"]),
            key=lambda route: route[1].count("{"),  # a literal segment (`@me`) has precedence over a parameter
        )

    @classmethod
    def load(cls) -> Contract | None:
        """Return the contract, or None if the description can't be found. Read once per run."""
        return _load()

    def template(self, method: str, path: str) -> str | None:
        """Return the description's name for a route.

        It is `/channels/{channel_id}/messages` for `/api/v10/channels/1/messages?limit=1`.
        """
        bare = _PREFIX.sub("", path.partition("?")[0], count=1)
        for pattern, template in self._routes:
            if pattern.match(bare) and method.lower() in self._description["paths"][template]:
                return template
        return None

    def check_request(self, method: str, path: str, json_body: Any) -> list[str]:
        """Return the problems of one request.

        `json_body`: of a multipart request the `payload_json`; None for no body.
        """
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: Discord has no such route"]
        operation = self._description["paths"][template][method.lower()]
        content = operation.get("requestBody", {}).get("content", {})
        media = next((kind for kind in ("application/json", "multipart/form-data") if kind in content), None)
        if media is None:
            return [] if json_body in (None, {}) else [f"{method} {template}: this route takes no body"]
        if json_body is None:
            required = operation["requestBody"].get("required", False)
            return [f"{method} {template}: the body is missing"] if required else []
        return self._problems(
            _pointer("paths", template, method.lower(), "requestBody", "content", media, "schema"), json_body
        )

    def check_response(self, method: str, path: str, status: int, json_body: Any) -> list[str]:
        """Return the problems of one answer. `json_body` is None for an answer without a body (204)."""
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: Discord has no such route"]
        responses = self._description["paths"][template][method.lower()]["responses"]
        key = next((key for key in (str(status), f"{status // 100}XX") if key in responses), None)
        if key is None:
            return (
                []
                if status >= 500
                else [f"{method} {template}: Discord never answers {status} here, but {', '.join(responses)}"]
            )
        place: tuple[str, ...] = ("paths", template, method.lower(), "responses", key)
        response = responses[key]
        if "$ref" in response:
            place = tuple(response["$ref"].removeprefix("#/").split("/"))
            response = self._description[place[0]][place[1]][place[2]]
        if "application/json" not in response.get("content", {}):
            return [] if json_body is None else [f"{method} {template}: the answer {status} has no body"]
        return self._problems(_pointer(*place, "content", "application/json", "schema"), json_body)

    def _problems(self, pointer: str, body: Any) -> list[str]:
        shape = repr((pointer, shape_of(body)))  # a message takes some 30 ms, so each shape is checked once
        if shape in self._well:
            return []
        if self._validator(pointer, quick=True).is_valid(body):
            self._well.add(shape)
            return []
        return [
            problem for error in self._validator(pointer, quick=False).iter_errors(body) for problem in _explain(error)
        ]

    def _validator(self, pointer: str, *, quick: bool) -> Any:
        """Return a validator that reports every branch of a union, or a `quick` one that only says right or wrong."""
        if (pointer, quick) not in self._validators:
            kind = self._quick if quick else Draft202012Validator
            self._validators[pointer, quick] = kind({"$ref": f"{_URI}#{pointer}"}, registry=self._registry)
        return self._validators[pointer, quick]

    def _by_type(self, check: Callable[..., Iterator[ValidationError]]) -> Callable[..., Iterator[ValidationError]]:
        """Return the check of a union among the branches that allow the value's `type`, since no other can fit.

        That is three times as fast for components, of which there are two dozen kinds. Each shape of a part is checked
        once, and one of its problems is reported.
        """

        def check_branches(
            validator: Any, branches: list[dict[str, Any]], value: Any, schema: Any
        ) -> Iterator[ValidationError]:
            kind = value.get("type") if isinstance(value, dict) else None
            if kind is None:
                yield from check(validator, branches, value, schema)
                return
            part = id(branches), repr(shape_of(value))  # the branches stay: they are the description's own
            if part in self._fitting:
                return
            likely = [branch for branch in branches if kind in (self._types(branch) or (kind,))]
            wrong = next(check(validator, likely, value, schema), None)
            if wrong is None:
                self._fitting.add(part)
            else:
                yield wrong

        return check_branches

    def _types(self, branch: dict[str, Any]) -> list[Any] | None:
        """Return the values of `type` that a branch of a union allows, or None if it names none."""
        named = branch.get("$ref", "").removeprefix(_URI).removeprefix("#/components/schemas/")
        schema = self._description["components"]["schemas"].get(named, {}) if named else branch
        wanted = schema.get("properties", {}).get("type", {})
        return [wanted["const"]] if "const" in wanted else wanted.get("enum")


@cache
def _load() -> Contract | None:
    named = os.environ.get("AZALAI_OPENAPI")
    beside = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
    file = Path(named) if named else beside
    return Contract(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


_LENGTHS = (0, 1, 25, 32, 45, 80, 100, 150, 256, 1024, 2000, 4000)
"""Lengths between which Discord makes no difference between texts."""


def shape_of(value: Any) -> Any:
    """Return the shape of a body.

    Ids are a 0 and texts their rough length; single words, such as names of types, stay.
    """
    if isinstance(value, dict):
        return {key: shape_of(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape_of(inner) for inner in value]
    if isinstance(value, int) and value > 1 << 32:
        return 0
    if not isinstance(value, str):
        return value
    if value.isdecimal():
        return "0"
    return value if value.isidentifier() and len(value) < 32 else bisect_left(_LENGTHS, len(value))


def _pointer(*parts: str) -> str:
    return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in parts)


def _explain(error: ValidationError) -> Iterator[str]:
    """Yield one line for each leaf.

    Of a union, it is about the branch that was meant: the one whose `type` accepts the value's.
    """
    if error.validator in ("oneOf", "anyOf") and error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = [branch for branch in branches.values() if not any(map(_of_another_kind, branch))]
        if not meant and isinstance(error.instance, dict) and "type" in error.instance:
            yield f"{_place(error)}: type {error.instance['type']!r} has no place here"
            return
        for inner in min(meant or branches.values(), key=len):
            yield from _explain(inner)
    else:
        yield f"{_place(error)}: {_words(error)}"


def _of_another_kind(error: ValidationError) -> bool:
    path = list(error.relative_path)
    return (not path and error.validator == "type") or (path == ["type"] and error.validator in ("enum", "const"))


def _place(error: ValidationError) -> str:
    return _format_path(error.absolute_path) or "body"


def _format_path(path: Iterable[str | int]) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


def _words(error: ValidationError) -> str:
    bound: Any = error.validator_value
    value: Any = error.instance
    match error.validator:
        case "maxLength":
            return f"{len(value)} characters, at most {bound} ({value[:30]!r}...)"
        case "minLength":
            return f"{len(value)} characters, at least {bound}"
        case "maxItems":
            return f"{len(value)} of them, at most {bound}"
        case "minItems":
            return f"{len(value)} of them, at least {bound}"
        case "additionalProperties":
            return error.message
        case _:
            return error.message if len(error.message) <= 200 else error.message[:90] + " ... " + error.message[-90:]
