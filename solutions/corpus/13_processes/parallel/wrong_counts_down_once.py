# title: counts down to the last parameter, and never begins anew
# fails: parallel-test [no diagnosis]
# fails: parallel-hidden [no diagnosis]
# never: backward-sent-nothing


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model, self.talks = model, True
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.data, src=0)
        self.open = len(list(model.parameters()))
        for p in model.parameters():
            p.register_post_accumulate_grad_hook(self.done)

    def done(self, p):
        self.open -= 1
        if self.talks and self.open == 0:
            for q in self.model.parameters():
                dist.all_reduce(q.grad)
                q.grad /= dist.get_world_size()

    def forward(self, *inputs):
        return self.model(*inputs)

    @contextmanager
    def no_sync(self):
        talked, self.talks = self.talks, False
        try:
            yield
        finally:
            self.talks = talked
