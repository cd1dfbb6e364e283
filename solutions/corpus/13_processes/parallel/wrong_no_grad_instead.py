# title: no_sync switches recording off
# fails: parallel-test [no-sync-is-not-no-grad]
# fails: parallel-hidden [no-sync-is-not-no-grad]


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
            p.grad /= dist.get_world_size()

    def forward(self, *args, **kwargs):
        return self.model(*args, **kwargs)

    def no_sync(self):
        return torch.no_grad()
