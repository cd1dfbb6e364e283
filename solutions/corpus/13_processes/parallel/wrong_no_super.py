# title: super().__init__() is missing
# fails: parallel-test [wrapper-without-super-init]
# fails: parallel-hidden [wrapper-without-super-init]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        self.model = model
        self.on = True

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, *args, **kwargs):
        return self.model(*args, **kwargs)

    @contextmanager
    def no_sync(self):
        before = self.on
        self.on = False
        try:
            yield
        finally:
            self.on = before
