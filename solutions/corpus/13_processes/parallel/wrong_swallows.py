# title: the error in the block is swallowed
# fails: parallel-test [error-swallowed]
# fails: parallel-hidden [error-swallowed]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.on = model, True
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        was, self.on = self.on, False
        try:
            yield
        except Exception:
            pass
        self.on = was
