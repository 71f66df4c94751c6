"""The functions of `barg.kernel.bits` as machine instructions."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np import arrayobj

from barg.kernel import bits

_WORD: Final = ir.IntType(64)
_array_of: Final[Any] = arrayobj.make_array
_NEVER_ZERO: Final = ir.Constant(ir.IntType(1), 1)

Write = Callable[[Any, Any], Any]
"""Writes the instruction for these arguments with this builder."""


def _of_one(write: Write) -> Any:
    """A function of one integer that is one machine instruction."""

    def typed(_context: Any, mask: Any) -> Any:
        def generate(_ctx: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return write(builder, args)

        return types.int64(types.int64), generate

    return intrinsic(typed)


def _of_two(write: Write) -> Any:
    """The same of two integers."""

    def typed(_context: Any, mask: Any, place: Any) -> Any:
        def generate(_ctx: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return write(builder, args)

        return types.int64(types.int64, types.int64), generate

    return intrinsic(typed)


def _deposit(builder: Any, args: Any) -> Any:
    """x86's pdep moves the bit of this place to where the mask has its bit of that place."""
    mask, place = args
    kind = ir.FunctionType(_WORD, [_WORD, _WORD])
    insert: Any = cgutils.get_or_insert_function
    deposit = insert(builder.module, kind, "llvm.x86.bmi.pdep.64")
    return builder.call(deposit, [builder.shl(ir.Constant(_WORD, 1), place), mask])


_count_ones: Final = _of_one(lambda builder, args: builder.ctpop(args[0]))
_zeros_below: Final = _of_one(lambda builder, args: builder.cttz(args[0], _NEVER_ZERO))
_zeros_above: Final = _of_one(lambda builder, args: builder.ctlz(args[0], _NEVER_ZERO))
_only_nth: Final = _of_two(_deposit)


@overload(bits.popcount, strict=False)
def _popcount(mask: Any) -> Any:
    return lambda mask: _count_ones(mask)  # noqa: PLW0108 - Numba wants a function of Python


@overload(bits.lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: _zeros_below(mask)  # noqa: PLW0108 - as above


@overload(bits.highest, strict=False)
def _highest(mask: Any) -> Any:
    return lambda mask: 63 - _zeros_above(mask)


def _borrow(_context: Any, table: Any) -> Any:
    """An array without what would count references to it: a null where that is."""

    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = _array_of(table)(context, builder, args[0])
        array.meminfo = ir.Constant(array.meminfo.type, None)
        return array._getvalue()

    return table(table), generate


_uncounted: Final[Any] = intrinsic(_borrow)


@overload(bits.borrowed, strict=False)
def _borrowed(table: Any) -> Any:
    return lambda table: _uncounted(table)  # noqa: PLW0108 - as above


OVERLOADED: Final[list[Any]] = [bits.popcount, bits.lowest, bits.highest, bits.borrowed]
"""What must not be compiled from its source."""

if get_host_cpu_features().get("bmi2"):

    @overload(bits.nth_bit, strict=False)
    def _nth_bit(mask: Any, place: Any) -> Any:
        return lambda mask, place: _zeros_below(_only_nth(mask, place))

    OVERLOADED.append(bits.nth_bit)
