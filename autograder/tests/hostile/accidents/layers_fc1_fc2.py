# title: layers are called fc0, fc1 and so on, and are looked up by these names
# unit: 10_training_loop
# loses: nothing
# flagged: no
# in: answer any-depth
class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.count = len(sizes) - 1
        for k in range(self.count):
            setattr(self, f"fc{k}", nn.Linear(sizes[k], sizes[k + 1]))
        self.dropout = nn.Dropout(drop)

    def forward(self, x):
        for k in range(self.count):
            x = getattr(self, f"fc{k}")(x)
            if k < self.count - 1:
                x = self.dropout(torch.tanh(x))
        return x
