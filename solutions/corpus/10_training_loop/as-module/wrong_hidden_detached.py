# title: hidden layer detached by no_grad on the first layer
# fails: as-module-test [graph-cut]
# fails: as-module-hidden [graph-cut]


class Net(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1, self.w2 = nn.Parameter(w1.clone()), nn.Parameter(w2.clone())

    def forward(self, x):
        with torch.no_grad():
            h = (x @ self.w1).clamp(min=0)
        return h @ self.w2


def as_module(w1, w2):
    return Net(w1, w2)
