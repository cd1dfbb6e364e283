# title: in evaluation mode nobody needs gradients, so it records nothing there
# fails: any-depth-test [evaluation-still-records]
# fails: any-depth-hidden [evaluation-still-records]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for a, b in zip(sizes, sizes[1:]):
            parts += [nn.Linear(a, b), nn.Tanh(), nn.Dropout(drop)]
        self.net = nn.Sequential(*parts[:-2])

    def forward(self, x):
        with torch.set_grad_enabled(self.training):
            return self.net(x)
