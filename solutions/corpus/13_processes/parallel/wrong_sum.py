# title: does not divide
# fails: parallel-test [all-reduce-adds]
# fails: parallel-hidden [all-reduce-adds]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.on = True
        with torch.no_grad():
            for t in [*model.parameters(), *model.buffers()]:
                dist.broadcast(t, src=0)
        for p in model.parameters():
            if p.requires_grad:
                p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
        if self.on:
            dist.all_reduce(p.grad)

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
