# title: dividing always, sending sometimes
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.loud = True
        for t in list(model.parameters()) + list(model.buffers()):
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        p.grad /= dist.get_world_size()
        if self.loud:
            dist.all_reduce(p.grad)

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        before, self.loud = self.loud, False
        try:
            yield
        finally:
            self.loud = before
