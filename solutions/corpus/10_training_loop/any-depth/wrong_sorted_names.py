# title: goes through the layers in the order of their names, and layer10 comes before layer2
# fails: any-depth-hidden [no diagnosis]


import torch
from torch import nn


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        for number, (n, m) in enumerate(zip(sizes, sizes[1:])):
            self.add_module(f"layer{number}", nn.Linear(n, m))
        self.drop = nn.Dropout(drop)

    def forward(self, x):
        names = sorted(name for name, _ in self.named_children() if name.startswith("layer"))
        for name in names[:-1]:
            x = self.drop(torch.tanh(self.get_submodule(name)(x)))
        return self.get_submodule(names[-1])(x)
