# title: parameters in a plain list
# fails: as-module-test [list-is-not-registered]
# fails: as-module-hidden [list-is-not-registered]


class Net(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.ws = [nn.Parameter(w1.clone()), nn.Parameter(w2.clone())]

    def forward(self, x):
        return (x @ self.ws[0]).clamp(min=0) @ self.ws[1]


def as_module(w1, w2):
    return Net(w1, w2)
