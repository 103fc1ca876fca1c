"""16-bit integers as the engine writes them: lowest byte first."""

import sys
from array import array
from base64 import b64decode, b64encode

_IS_BIG = sys.byteorder == "big"


def integers_of(taken):
    """Bytes as integers, without a copy where the processor has the same order of bytes."""
    if not _IS_BIG:
        return memoryview(taken).cast("h")
    integers = array("h")
    integers.frombytes(taken)
    integers.byteswap()
    return memoryview(integers)


def read_integers(text):
    """The integers in a text of base64."""
    return integers_of(b64decode(text))


def write_integers(integers):
    """A list or an array of integers as a text of base64."""
    written = array("h", integers)
    if _IS_BIG:
        written.byteswap()
    return b64encode(written).decode("ascii")
