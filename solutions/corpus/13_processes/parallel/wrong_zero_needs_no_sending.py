# title: does not send a gradient that is zero
# fails: parallel-test [not-everybody-calls]
# fails: parallel-hidden [not-everybody-calls]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.module, self.quiet = model, False
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if not self.quiet and p.grad.any():
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.module(x)

    @contextmanager
    def no_sync(self):
        before, self.quiet = self.quiet, True
        try:
            yield
        finally:
            self.quiet = before
