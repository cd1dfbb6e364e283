# title: averages when the block ends
# fails: parallel-test [sent-when-the-block-ends]
# fails: parallel-hidden [sent-when-the-block-ends]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.on = model, True
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        was, self.on = self.on, False
        try:
            yield
        finally:
            self.on = was
            for p in self.model.parameters():
                if p.grad is not None:
                    dist.all_reduce(p.grad)
                    p.grad /= dist.get_world_size()
