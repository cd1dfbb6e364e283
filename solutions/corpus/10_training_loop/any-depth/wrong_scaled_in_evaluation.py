# title: multiplies by 1 - drop in evaluation mode, as the first papers did
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]
# never: dropout-without-the-mode


class AnyDepth(nn.Module):

    def __init__(self, sizes, drop):
        super().__init__()
        self.drop = drop
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))

    def forward(self, x):
        *hidden, last = self.layers
        for layer in hidden:
            x = torch.tanh(layer(x))
            if self.training:
                x = F.dropout(x, self.drop)
            else:
                x = x * (1 - self.drop)
        return last(x)
