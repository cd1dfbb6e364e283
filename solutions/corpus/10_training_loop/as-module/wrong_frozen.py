# title: parameters that cannot be trained
# fails: as-module-test [parameter-made-frozen]
# fails: as-module-hidden [parameter-made-frozen]


class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1 = nn.Parameter(w1.clone(), requires_grad=False)
        self.w2 = nn.Parameter(w2.clone(), requires_grad=False)

    def forward(self, x):
        return (x @ self.w1).clamp(min=0) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
