"""The base of every frame and every body."""

from __future__ import annotations

from msgspec import Struct


class Frame(Struct, kw_only=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Something sent through a socket, known by its ``type``."""


class Body(Struct, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A part of a frame, or the body of a request or an answer."""
