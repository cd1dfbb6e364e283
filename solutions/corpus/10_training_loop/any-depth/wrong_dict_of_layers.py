# title: I give my layers names and keep them in a dictionary of the module.
# fails: any-depth-test [list-is-not-registered]
# fails: any-depth-hidden [list-is-not-registered]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = {f"layer{k}": nn.Linear(sizes[k], sizes[k + 1]) for k in range(len(sizes) - 1)}
        self.dropout = nn.Dropout(drop)

    def forward(self, x):
        last = f"layer{len(self.layers) - 1}"
        for name, layer in self.layers.items():
            x = layer(x)
            if name != last:
                x = self.dropout(torch.tanh(x))
        return x
