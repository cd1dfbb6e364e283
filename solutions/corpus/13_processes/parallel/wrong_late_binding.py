# title: the hooks look at the variable of the loop
# fails: parallel-test [loop-variable-in-hook]
# fails: parallel-hidden [loop-variable-in-hook]
class Parallel(torch.nn.Module):
    """A model whose gradients are means over all processes, except in `no_sync()`."""

    def __init__(self, model):
        super().__init__()
        self.model, self.talks = (model, True)
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(lambda _: self.share(p))

    def share(self, p):
        if self.talks:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, *inputs):
        return self.model(*inputs)

    @contextmanager
    def no_sync(self):
        talked, self.talks = (self.talks, False)
        try:
            yield
        finally:
            self.talks = talked
