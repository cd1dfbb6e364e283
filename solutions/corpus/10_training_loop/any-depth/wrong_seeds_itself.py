# title: reads "it drops the same" as: always the same, so seeds in forward
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        torch.manual_seed(0)
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
