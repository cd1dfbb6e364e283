# title: returns the class
# fails: as-module-test [class-is-not-an-instance]
# fails: as-module-hidden [class-is-not-an-instance]


def as_module(w1, w2):
    class Net(nn.Module):
        def forward(self, x):
            return (x @ w1).clamp(min=0) @ w2

    return Net
