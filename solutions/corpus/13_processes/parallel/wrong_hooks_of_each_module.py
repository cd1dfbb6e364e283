# title: hooks module by module, with all parameters below each
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.loud = model, True
        with torch.no_grad():
            for t in [*model.parameters(), *model.buffers()]:
                dist.broadcast(t, src=0)
        for module in model.modules():
            for p in module.parameters():
                p.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        if self.loud:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    @contextmanager
    def no_sync(self):
        before, self.loud = self.loud, False
        try:
            yield
        finally:
            self.loud = before

    def forward(self, x):
        return self.model(x)
