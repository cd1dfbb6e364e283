# title: ReduceOp.AVG and a depth that is counted


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.inner, self.depth = model, 0
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        self.handles = [
            p.register_post_accumulate_grad_hook(self.hook)
            for p in model.parameters()
            if p.requires_grad
        ]

    def hook(self, p):
        if self.depth == 0:
            dist.all_reduce(p.grad, op=dist.ReduceOp.AVG)

    def forward(self, x):
        return self.inner(x)

    @contextmanager
    def no_sync(self):
        self.depth += 1
        try:
            yield self
        finally:
            self.depth -= 1
