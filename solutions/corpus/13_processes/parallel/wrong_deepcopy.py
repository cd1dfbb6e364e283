# title: works on a copy of the model
# fails: parallel-test [wraps-a-copy]
# fails: parallel-hidden [wraps-a-copy]

import copy


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.on = copy.deepcopy(model), True
        for t in [*self.model.parameters(), *self.model.buffers()]:
            dist.broadcast(t.data, src=0)
        for p in self.model.parameters():
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
