# title: one hook, on the first parameter, averages all that is in .grad by then
# fails: parallel-test [only-some-are-shared]
# fails: parallel-hidden [only-some-are-shared]
class Parallel(torch.nn.Module):
    """A model whose gradients are means over all processes, except in `no_sync()`."""

    def __init__(self, model):
        super().__init__()
        self.model = model
        self.quiet = False
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)
        first = next(model.parameters())
        first.register_post_accumulate_grad_hook(self.average_all)

    def average_all(self, _):
        if self.quiet:
            return
        for p in self.model.parameters():
            if p.grad is not None:
                dist.all_reduce(p.grad)
                p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        before, self.quiet = self.quiet, True
        try:
            yield
        finally:
            self.quiet = before
