# title: layers under names of their own


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.many, self.drop = len(sizes) - 1, nn.Dropout(drop)
        for number in range(self.many):
            setattr(self, f"layer{number}", nn.Linear(sizes[number], sizes[number + 1]))

    def forward(self, x):
        for number in range(self.many):
            x = getattr(self, f"layer{number}")(x)
            if number < self.many - 1:
                x = self.drop(torch.tanh(x))
        return x
