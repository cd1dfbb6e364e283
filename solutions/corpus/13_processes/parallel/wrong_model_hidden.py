# title: the model in a list
# fails: parallel-test [list-is-not-registered]
# fails: parallel-hidden [list-is-not-registered]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.models, self.on = [model], True
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.models[0](x)

    @contextmanager
    def no_sync(self):
        was, self.on = self.on, False
        try:
            yield
        finally:
            self.on = was
