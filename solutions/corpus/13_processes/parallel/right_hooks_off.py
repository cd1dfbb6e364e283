# title: hooks are removed and registered again


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        self.listen()

    def listen(self):
        self.handles = [p.register_post_accumulate_grad_hook(self.mean) for p in self.model.parameters()]

    @staticmethod
    def mean(p):
        dist.all_reduce(p.grad, op=dist.ReduceOp.SUM)
        p.grad.div_(dist.get_world_size())

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        had = bool(self.handles)
        for h in self.handles:
            h.remove()
        self.handles = []
        try:
            yield self
        finally:
            if had:
                self.listen()
