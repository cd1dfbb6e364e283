# title: a Parameter times 1.0
# fails: as-module-test [parameter-not-registered]
# fails: as-module-hidden [parameter-not-registered]


class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1, self.w2 = nn.Parameter(w1.clone()) * 1.0, nn.Parameter(w2.clone())

    def forward(self, x):
        return (x @ self.w1).clamp(min=0) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
