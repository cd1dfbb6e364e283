# title: a ModuleDict whose keys say what each layer does
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.keys = [f"from_{a}_to_{b}" for a, b in zip(sizes, sizes[1:])]
        self.parts = nn.ModuleDict()
        for key, a, b in zip(self.keys, sizes, sizes[1:]):
            self.parts[key] = nn.Linear(a, b)
        self.dropout = nn.Dropout(drop)

    def forward(self, x):
        for key in self.keys[:-1]:
            x = self.dropout(torch.tanh(self.parts[key](x)))
        return self.parts[self.keys[-1]](x)
