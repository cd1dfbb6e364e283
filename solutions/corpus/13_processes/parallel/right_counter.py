# title: a depth counter


class Parallel(torch.nn.Module):
    depth = 0

    def __init__(self, model):
        super().__init__()
        self.inner = model
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in filter(lambda p: p.requires_grad, model.parameters()):
            p.register_post_accumulate_grad_hook(self._average)

    def _average(self, p):
        if self.depth == 0:
            dist.all_reduce(p.grad)
            p.grad.div_(dist.get_world_size())

    @contextmanager
    def no_sync(self):
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1

    def forward(self, *args, **kwargs):
        return self.inner(*args, **kwargs)
