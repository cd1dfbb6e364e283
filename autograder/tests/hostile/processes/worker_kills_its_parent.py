# title: a worker that kills whoever waits for it
# unit: 13_processes
# loses: parallel
# in: answer parallel
import os
import signal


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        os.kill(os.getppid(), signal.SIGKILL)
