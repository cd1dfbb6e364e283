# title: each worker leaves a daemon behind, and the answer is right
# unit: 13_processes
# in: answer on-part
import os
import time

{{SOLUTION}}

right = backward_on_part


def backward_on_part(model, x, y):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(600)
        os._exit(0)
    right(model, x, y)
