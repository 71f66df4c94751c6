"""A model from rows of data: the worth of hands, what the calls say, how far points spread."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import (
    BUCKETS,
    CONTEXTS,
    LEVELS,
    OPENS,
    POINT_STEP,
    ROLE_OTHER,
    ROLE_PARTNER,
    ROLE_SELF,
    SPREAD,
)
from barg.bots.shelem.training.fitting import Fit, holdings, rows_of
from barg.bots.shelem.training.spreads import spread
from barg.cards import SMALL_JOKER
from barg.kernel.shelem.fields import SARS
