# title: every call takes two seconds, and there are many
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient-hidden
# in: answer ask-for-gradient
{{SOLUTION}}


import time

keep = ask_for_gradient


def ask_for_gradient(values):
    time.sleep(2.5)
    return keep(values)
