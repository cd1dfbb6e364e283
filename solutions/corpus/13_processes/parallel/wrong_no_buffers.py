# title: forgets the buffers
# fails: parallel-test [buffers-not-broadcast]
# fails: parallel-hidden [buffers-not-broadcast]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.on = True
        for p in model.parameters():
            dist.broadcast(p.data, src=0)
            if p.requires_grad:
                p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    def forward(self, *args, **kwargs):
        return self.model(*args, **kwargs)

    @contextmanager
    def no_sync(self):
        before = self.on
        self.on = False
        try:
            yield
        finally:
            self.on = before
