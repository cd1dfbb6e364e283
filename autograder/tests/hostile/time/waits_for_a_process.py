# title: a process that never ends is waited for
# unit: 03_requires_grad_and_the_graph
# loses: accumulate-parts
# in: answer accumulate-parts
import subprocess


def accumulate_gradient(w, loss_of, parts):
    subprocess.run(["sleep", "86400"])
