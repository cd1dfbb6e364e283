# title: a tensor hook averages what arrives
# fails: parallel-test [no-sync-keeps-the-sum]
# fails: parallel-hidden [no-sync-keeps-the-sum]


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
                p.register_hook(self.hook)

    def hook(self, grad):
        if self.on:
            total = grad.clone()
            dist.all_reduce(total)
            return total / dist.get_world_size()

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
