# title: the names that NumPy once had are put back, as answers on the web advise
# unit: 14_migrating_old_code
# loses: nothing
# flagged: no
# in: scratch first
import numpy as np

np.bool = bool
np.int = int
np.float = float
np.object = object
np.str = str
