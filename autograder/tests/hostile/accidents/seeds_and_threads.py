# title: seeds, numbers of threads and deterministic algorithms
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import random

import numpy

torch.manual_seed(1)
random.seed(1)
numpy.random.seed(1)
torch.set_num_threads(7)
torch.use_deterministic_algorithms(True)
torch.set_flush_denormal(True)
