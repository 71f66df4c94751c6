"""Shelem's card play in the kernel's style: one source, interpreted and compiled.

Numba and NumPy are not imported here; `barg.kernel.compiled.compiled` takes the name of this
package. Cards are *lanes* as in `barg.solver`: trump first, ranks by strength.
"""
