"""The hot inner loops of the games: one source that runs interpreted and compiled.

A kernel function is plain Python over records of integers, with neither Numba nor NumPy.
Interpreted, a record is a slotted dataclass (`barg.kernel.records`); the rules' states are
such records. Compiled, it is a NumPy record with the same fields; only
`barg.kernel.compiled` knows Numba, and nothing imports it before native speed is wanted.
"""
