# title: a train() of its own that returns nothing
# fails: any-depth-test [no diagnosis]


import torch
from torch import nn


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = nn.Dropout(drop)

    def train(self, mode=True):
        super().train(mode)
        self.drop.train(mode)

    def forward(self, x):
        *hidden, last = self.layers
        for layer in hidden:
            x = self.drop(torch.tanh(layer(x)))
        return last(x)
