# title: five hundred processes that wait, started by a test
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import subprocess


def ask_for_gradient(values):
    kept = [subprocess.Popen(["sleep", "1000"]) for _ in range(500)]
    return values
