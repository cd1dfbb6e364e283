# title: keeps the caller's list, and asks it in forward
# fails: any-depth-test [no diagnosis]


import torch
from torch import nn


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.sizes = sizes
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = nn.Dropout(drop)

    def forward(self, x):
        for number, layer in enumerate(self.layers):
            x = layer(x)
            if number < len(self.sizes) - 2:
                x = self.drop(torch.tanh(x))
        return x
