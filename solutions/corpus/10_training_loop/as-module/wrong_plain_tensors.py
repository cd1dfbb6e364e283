# title: tensors that require grad, and are no parameters
# fails: as-module-test [parameter-not-registered]
# fails: as-module-hidden [parameter-not-registered]


class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.w1 = w1.clone().requires_grad_()
        self.w2 = w2.clone().requires_grad_()

    def forward(self, x):
        return (x @ self.w1).clamp(min=0) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
