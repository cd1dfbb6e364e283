# title: buffers instead of parameters
# fails: as-module-test [buffer-is-not-trained]
# fails: as-module-hidden [buffer-is-not-trained]


class Two(nn.Module):
    def __init__(self, w1, w2):
        super().__init__()
        self.register_buffer("w1", w1.clone())
        self.register_buffer("w2", w2.clone())

    def forward(self, x):
        return (x @ self.w1).clamp(min=0) @ self.w2


def as_module(w1, w2):
    return Two(w1, w2)
