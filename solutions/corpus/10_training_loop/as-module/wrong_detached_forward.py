# title: forward detaches the parameters
# fails: as-module-test [graph-cut]
# fails: as-module-hidden [graph-cut]


class Net(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1, self.w2 = nn.Parameter(w1.clone()), nn.Parameter(w2.clone())

    def forward(self, x):
        return (x @ self.w1.data).clamp(min=0) @ self.w2.data


def as_module(w1, w2):
    return Net(w1, w2)
