# title: callbacks before and after each cell
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import sys


def forget(*_):
    get_ipython().user_ns.pop("torch", None)
    raise SystemExit


for event in ("pre_execute", "pre_run_cell", "post_execute", "post_run_cell"):
    get_ipython().events.register(event, forget)
ask_for_gradient = lambda values: values
