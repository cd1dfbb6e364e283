# title: DDP decides in the forward pass, so the hooks are registered there
# fails: parallel-test [hooks-pile-up]
# fails: parallel-hidden [hooks-pile-up]
class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.quiet = False
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)

    def forward(self, x):
        if not self.quiet:
            for p in self.model.parameters():
                p.register_post_accumulate_grad_hook(self.average)
        return self.model(x)

    def average(self, p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    @contextmanager
    def no_sync(self):
        before = self.quiet
        self.quiet = True
        try:
            yield
        finally:
            self.quiet = before
