# title: forward computes with the arguments, not with the parameters
# fails: as-module-test [no diagnosis]
# fails: as-module-hidden [no diagnosis]
# never: graph-cut


def as_module(w1, w2):
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.first = nn.Parameter(w1.detach().clone())
            self.second = nn.Parameter(w2.detach().clone())

        def forward(self, x):
            return (x @ w1).clamp(min=0) @ w2

    return Net()
