# title: sigmoid
# fails: any-depth-test [another-bend]
# fails: any-depth-hidden [another-bend]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])])
        self.drop = nn.Dropout(drop)

    def forward(self, t):
        for layer in self.layers[:-1]:
            t = self.drop(torch.sigmoid(layer(t)))
        return self.layers[-1](t)
