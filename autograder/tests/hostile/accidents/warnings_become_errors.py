# title: After all questions, a learner turns every warning and every odd number into an error
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch last
import warnings

import numpy as np

warnings.simplefilter("error")
np.seterr(all="raise")
torch.set_warn_always(True)
torch.set_printoptions(precision=2, sci_mode=False, profile="full")
