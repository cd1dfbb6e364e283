# title: tanh after the last, dropout not
# fails: any-depth-test [bend-after-the-last]
# fails: any-depth-hidden [bend-after-the-last]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return torch.tanh(self.layers[-1](x))
