# title: detach() taken for a copy
# fails: as-module-test [memory-still-shared]
# fails: as-module-hidden [memory-still-shared]


class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1, self.w2 = nn.Parameter(w1.detach()), nn.Parameter(w2.detach())

    def forward(self, x):
        return (x @ self.w1).clamp(min=0) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
