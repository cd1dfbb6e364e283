# title: forward returns nothing
# fails: any-depth-test [forward-gives-none]
# fails: any-depth-hidden [forward-gives-none]

class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])])
        self.dropout = nn.Dropout(drop)

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = self.dropout(torch.tanh(layer(x)))
        x = self.layers[-1](x)
