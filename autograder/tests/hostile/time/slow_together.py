# title: every call stays below its limit, and all of them together are far above
# unit: 03_requires_grad_and_the_graph
# status: timed out
# in: scratch last
import time


def slowly(function):
    def call(*arguments):
        time.sleep(2.5)
        return function(*arguments)

    return call


for name in ("ask_for_gradient", "read_graph", "weighted_gradients", "accumulate_gradient"):
    globals()[name] = slowly(globals()[name])
for name in ("second_derivative", "consistency_loss", "freeze_all_but"):
    globals()[name] = slowly(globals()[name])
