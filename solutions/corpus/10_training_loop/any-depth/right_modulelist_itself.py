# title: is a ModuleList itself


class AnyDepth(nn.ModuleList):
    def __init__(self, sizes, drop):
        super().__init__(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))
        self.p = drop

    def forward(self, x):
        for number, layer in enumerate(self):
            if number:
                x = F.dropout(torch.tanh(x), self.p, training=self.training)
            x = layer(x)
        return x
