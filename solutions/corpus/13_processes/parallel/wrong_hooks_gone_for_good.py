# title: in the block there are no hooks
# fails: parallel-test [hooks-removed-for-good]
# fails: parallel-hidden [hooks-removed-for-good]
# never: switch-not-put-back


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        self.handles = [
            p.register_post_accumulate_grad_hook(self.average) for p in model.parameters()
        ]

    def average(self, p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        for handle in self.handles:
            handle.remove()
        yield
