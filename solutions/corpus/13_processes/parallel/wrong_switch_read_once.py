# title: looks at the switch when the hook is registered
# fails: parallel-test [no-sync-still-talks]
# fails: parallel-hidden [no-sync-still-talks]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.on = True
        with torch.no_grad():
            for t in [*model.parameters(), *model.buffers()]:
                dist.broadcast(t, src=0)
        for p in model.parameters():
            if p.requires_grad and self.on:
                p.register_post_accumulate_grad_hook(self.hook)

    def hook(self, p):
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
