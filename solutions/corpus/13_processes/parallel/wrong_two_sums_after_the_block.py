# title: what was added up in the block is sent by itself, and then the new gradient
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]
# never: hooks-pile-up
class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.quiet, self.held = model, False, {}
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        if self.quiet:
            self.held[p] = p.grad.clone()
            return
        old = self.held.pop(p, None)
        if old is None:
            dist.all_reduce(p.grad)
        else:
            new = p.grad - old
            dist.all_reduce(old)
            dist.all_reduce(new)
            p.grad.copy_(old + new)
        p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        before = self.quiet
        self.quiet = True
        try:
            yield
        finally:
            self.quiet = before
