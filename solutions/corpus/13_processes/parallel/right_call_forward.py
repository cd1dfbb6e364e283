# title: forward assigned, list as a stack


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.add_module("net", model)
        self.forward = model.__call__
        self.stack = [True]
        many = dist.get_world_size()
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)

        def hook(p):
            if self.stack[-1]:
                g = p.grad / many
                dist.all_reduce(g)
                p.grad = g

        for p in self.parameters():
            p.register_post_accumulate_grad_hook(hook)

    @contextmanager
    def no_sync(self):
        self.stack.append(False)
        try:
            yield
        finally:
            self.stack.pop()
