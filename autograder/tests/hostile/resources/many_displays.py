# title: three hundred displays of a megabyte
# unit: 03_requires_grad_and_the_graph
# in: scratch first
from IPython.display import display

for number in range(300):
    display({"text/plain": "x" * 1_000_000, "image/png": "A" * 1_000_000}, raw=True)
