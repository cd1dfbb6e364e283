# title: broadcasts, and has no hooks
# fails: parallel-test [backward-sent-nothing]
# fails: parallel-hidden [backward-sent-nothing]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.on = True
        with torch.no_grad():
            for t in [*model.parameters(), *model.buffers()]:
                dist.broadcast(t, src=0)

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
