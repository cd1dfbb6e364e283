# title: keeps the probability in the class
# fails: any-depth-test [no diagnosis]


import torch
import torch.nn.functional as F
from torch import nn


class AnyDepth(nn.Module):
    drop = 0.0

    def __init__(self, sizes, drop):
        super().__init__()
        AnyDepth.drop = drop
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), AnyDepth.drop, self.training)
        return self.layers[-1](x)
