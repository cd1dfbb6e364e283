# title: the mean over the passes as well
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.loud, self.passes = model, True, {}
        for each in [*model.parameters(), *model.buffers()]:
            dist.broadcast(each.data, src=0)
        for each in model.parameters():
            each.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        self.passes[p] = self.passes.get(p, 0) + 1
        if self.loud:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size() * self.passes.pop(p)

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        before, self.loud = self.loud, False
        try:
            yield
        finally:
            self.loud = before
