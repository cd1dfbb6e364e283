# title: a context manager class of its own


class Quiet:
    def __init__(self, net):
        self.net = net

    def __enter__(self):
        self.before = self.net.quiet
        self.net.quiet = True

    def __exit__(self, *_):
        self.net.quiet = self.before


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.module = model
        self.quiet = False
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)
        for p in model.parameters():
            if p.requires_grad:
                p.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        if self.quiet:
            return
        p.grad.mul_(1 / dist.get_world_size())
        dist.all_reduce(p.grad)

    def forward(self, *inputs):
        return self.module(*inputs)

    def no_sync(self):
        return Quiet(self)
