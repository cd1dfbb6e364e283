# title: forward prints its result instead of returning it
# fails: any-depth-test [forward-gives-none]
# fails: any-depth-hidden [forward-gives-none]

class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for n, m in zip(sizes, sizes[1:]):
            parts += [nn.Linear(n, m), nn.Tanh(), nn.Dropout(drop)]
        self.net = nn.Sequential(*parts[:-2])

    def forward(self, x):
        print(self.net(x))
