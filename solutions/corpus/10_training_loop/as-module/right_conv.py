# title: 1x1 convolutions


class Conv(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.k1 = nn.Parameter(w1.detach().t().unsqueeze(-1).clone())
        self.k2 = nn.Parameter(w2.detach().t().unsqueeze(-1).clone())

    def forward(self, x):
        h = F.conv1d(x.unsqueeze(-1), self.k1).relu()
        return F.conv1d(h, self.k2).squeeze(-1)


def as_module(w1, w2):
    return Conv(w1, w2)
