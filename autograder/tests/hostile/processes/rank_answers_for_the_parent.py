# title: a worker that returns into the notebook instead of ending
# unit: 13_processes
# loses: parallel
# in: answer parallel
import os

os._exit = lambda status: None


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        raise SystemExit

    def forward(self, x):
        return self.model(x)
