# title: the hook keeps the mean to itself
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]
# never: backward-sent-nothing


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.quiet = model, False
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.share)

    def share(self, p):
        if not self.quiet:
            total = p.grad.clone()
            dist.all_reduce(total)
            total /= dist.get_world_size()

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        quiet, self.quiet = self.quiet, True
        try:
            yield
        finally:
            self.quiet = quiet
