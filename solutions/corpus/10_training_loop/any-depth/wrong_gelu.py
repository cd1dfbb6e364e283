# title: GELU, as in newer networks, in place of tanh
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        stack = []
        for fan_in, fan_out in zip(sizes, sizes[1:]):
            stack += [nn.Linear(fan_in, fan_out), nn.GELU(), nn.Dropout(drop)]
        self.stack = nn.Sequential(*stack[:-2])

    def forward(self, t):
        return self.stack(t)
