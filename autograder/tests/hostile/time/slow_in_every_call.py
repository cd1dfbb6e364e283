# title: every call stays below the limit, and those of one test are above it together
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
{{SOLUTION}}


import time

keep = ask_for_gradient


def ask_for_gradient(values):
    time.sleep(2.5)
    return keep(values)
