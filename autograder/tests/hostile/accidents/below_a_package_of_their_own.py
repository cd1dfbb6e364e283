# title: a helper stands in a cell below the import of a package that only the learner has, and is no function
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: scratch before all-pairs
import pandas as pd

glue = torch.cat
pd.DataFrame([[1, 2]])
# in: answer all-pairs
def all_pairs(a, b):
    left = a.repeat_interleave(len(b), dim=0)
    right = b.repeat(len(a), 1)
    return glue([left, right], dim=1)
