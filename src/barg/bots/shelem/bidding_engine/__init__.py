"""The hot loops of bidding and exchange, in the kernel's style: one source, two speeds.

``m`` is the model of a kind of deck, a flat sequence of numbers laid out in `layout`; ``win``
a table of winning chances (`win`); ``marks`` the level that each seat refused when it passed.
"""
