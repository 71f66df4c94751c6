"""The solver's hot loops, in the restricted style of `barg.kernel`: interpreted and compiled.

Cards are *lanes* here: bit ``16 * lane + rank``, a lane for each suit, in every lane the
stronger card the higher bit. Where there is a trump suit it is lane 0, with the jokers over
its ace. What the cards mean stays with the caller (`barg.solver.lanes`).
"""
