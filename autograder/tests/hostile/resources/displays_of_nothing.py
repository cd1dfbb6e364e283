# title: three hundred thousand displays with nothing in them cost no byte of what may be put out
# unit: 09_item_and_tolist
# status: graded
# loses: nothing
# in: scratch first
from IPython.display import display

for _ in range(300_000):
    display({}, raw=True)
