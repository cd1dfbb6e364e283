# title: forward makes float32 of its input
# fails: as-module-test [dtypes-must-match]
# fails: as-module-hidden [dtypes-must-match]
# never: layers-made-in-float32

class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1 = nn.Parameter(w1.detach().clone())
        self.w2 = nn.Parameter(w2.detach().clone())

    def forward(self, x):
        return F.relu(x.float() @ self.w1) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
