# title: forward without return
# fails: parallel-test [forward-without-return]
# fails: parallel-hidden [forward-without-return]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model
        self.quiet = 0
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            if p.requires_grad:
                p.register_post_accumulate_grad_hook(self.share)

    def share(self, p):
        if not self.quiet:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    @contextmanager
    def no_sync(self):
        self.quiet += 1
        try:
            yield
        finally:
            self.quiet -= 1

    def forward(self, x):
        self.model(x)
