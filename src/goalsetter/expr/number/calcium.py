"""Calcium, FLINT's field of exact complex numbers, reached in the library python-flint ships.

One ``Field`` serves one question: a fresh context each time keeps answers and memory the same
whatever was asked before.
"""

from __future__ import annotations

import ctypes
import os
from functools import lru_cache

import flint
from flint import fmpq

_TRUTH = {0: True, 1: False}
"""FLINT's truth values; anything else is "unknown"."""
# FLINT's structs are made here as plain bytes, each buffer well over what the C headers need. A
# version that is not in _KNOWN may have grown them, so it is refused rather than trusted.
_CONTEXT_BYTES, _ELEMENT_BYTES, _RATIONAL_BYTES = 4096, 64, 16
_KNOWN = ("3.6.",)
"""The FLINT versions whose layout was checked against these sizes."""

Element = ctypes.Array[ctypes.c_char]


@lru_cache(maxsize=1)
def library() -> ctypes.CDLL | None:
    """The FLINT library that python-flint itself has loaded, if it is one we know."""
    if not flint.__FLINT_VERSION__.startswith(_KNOWN):
        return None
    packages = os.path.dirname(os.path.dirname(flint.__file__))
    folder = os.path.join(packages, "python_flint.libs")
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    libraries = [name for name in names if name.startswith("libflint")]
    try:
        return ctypes.CDLL(os.path.join(folder, libraries[0])) if libraries else None
    except OSError:
        return None


@lru_cache(maxsize=1)
def available() -> bool:
    """Whether Calcium can be asked: it must know a small truth and a small falsehood."""
    if library() is None:
        return False
    with Field() as field:
        two, half = field.rational(fmpq(2)), field.rational(fmpq(1, 2))
        root = field.apply("ca_pow", two, half)
        square = field.apply("ca_mul", root, root)
        return field.equal(square, two) is True and field.equal(root, two) is False


class Field:
    """A Calcium context with the elements made in it; a context manager that frees them."""

    def __init__(self) -> None:
        flint_library = library()
        if flint_library is None:
            raise RuntimeError("expected the library of python-flint, got none")
        self._library = flint_library
        self._context = ctypes.create_string_buffer(_CONTEXT_BYTES)
        self._elements: list[Element] = []

    def __enter__(self) -> Field:
        self._library.ca_ctx_init(self._context)
        return self

    def __exit__(self, *_: object) -> None:
        for element in self._elements:
            self._library.ca_clear(element, self._context)
        self._library.ca_ctx_clear(self._context)

    def _new(self) -> Element:
        element = ctypes.create_string_buffer(_ELEMENT_BYTES)
        self._library.ca_init(element, self._context)
        self._elements.append(element)
        return element

    def rational(self, x: fmpq) -> Element:
        """A rational number."""
        # Text is the one way in that does not depend on how a big integer is laid out in memory.
        passed = ctypes.create_string_buffer(_RATIONAL_BYTES)
        self._library.fmpq_init(passed)
        self._library.fmpq_set_str(passed, str(x).encode(), 10)
        element = self._new()
        self._library.ca_set_fmpq(element, passed, self._context)
        self._library.fmpq_clear(passed)
        return element

    def imaginary(self) -> Element:
        """The imaginary unit."""
        element = self._new()
        self._library.ca_i(element, self._context)
        return element

    def apply(self, name: str, *operands: Element) -> Element:
        """One operation of Calcium, by its name in the library."""
        element = self._new()
        getattr(self._library, name)(element, *operands, self._context)
        return element

    def equal(self, a: Element, b: Element) -> bool | None:
        """Whether two elements are equal, if Calcium can tell."""
        return _TRUTH.get(self._library.ca_check_equal(a, b, self._context))

    def is_rational(self, a: Element) -> bool | None:
        """Whether an element is rational, if Calcium can tell."""
        return _TRUTH.get(self._library.ca_check_is_rational(a, self._context))
