# title: SIGKILL to itself in a cell
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
import os
import signal

os.kill(os.getpid(), signal.SIGKILL)
