# title: warnings become errors, and numbers are printed shorter
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import sys
import warnings

import numpy

warnings.simplefilter("error")
numpy.seterr(all="raise")
torch.set_printoptions(precision=1, threshold=2)
sys.setrecursionlimit(200)
