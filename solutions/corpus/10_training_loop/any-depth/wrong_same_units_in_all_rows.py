# title: one choice of units for all rows
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.parts = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, t):
        for part in self.parts[:-1]:
            t = part(t).tanh()
            t = t * F.dropout(torch.ones(t.shape[-1]).to(t), self.drop, self.training)
        return self.parts[-1](t)
