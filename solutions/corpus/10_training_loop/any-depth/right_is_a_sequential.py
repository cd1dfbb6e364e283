# title: a subclass of Sequential


class AnyDepth(nn.Sequential):
    def __init__(self, sizes, drop):
        steps = [nn.Linear(sizes[0], sizes[1])]
        for n, m in zip(sizes[1:], sizes[2:]):
            steps += [nn.Tanh(), nn.Dropout(drop), nn.Linear(n, m)]
        super().__init__(*steps)
