# title: puts the switch back and returns, in finally
# fails: parallel-test [error-swallowed]
# fails: parallel-hidden [error-swallowed]


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.loud = model, True
        for each in [*model.parameters(), *model.buffers()]:
            dist.broadcast(each.data, src=0)
        for each in model.parameters():
            each.register_post_accumulate_grad_hook(self.average)

    def average(self, p):
        if self.loud:
            dist.all_reduce(p.grad)
            p.grad.div_(dist.get_world_size())

    def turn(self, loud):
        self.loud = loud

    def forward(self, x):
        return self.model(x)

    @contextmanager
    def no_sync(self):
        before = self.loud
        self.turn(False)
        try:
            yield
        finally:
            return self.turn(before)
