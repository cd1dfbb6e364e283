# title: keeps the switch in the class, so that no_sync() of one network silences all others
# fails: parallel-test [one-switch-for-all]
# fails: parallel-hidden [one-switch-for-all]


class Parallel(torch.nn.Module):
    loud = True

    def __init__(self, model):
        super().__init__()
        self.inner = model
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, 0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.tell)

    @staticmethod
    def tell(p):
        if Parallel.loud:
            dist.all_reduce(p.grad.div_(dist.get_world_size()))

    def forward(self, x):
        return self.inner(x)

    @contextmanager
    def no_sync(self):
        before, Parallel.loud = Parallel.loud, False
        try:
            yield
        finally:
            Parallel.loud = before
