# title: computes first, and hangs the result on afterwards


class Tail(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, y, redo):
        ctx.redo = redo
        return y.view_as(y)

    @staticmethod
    def backward(ctx, g):
        return ctx.redo(g), None, None


def checkpointed(block, x):
    start = torch.random.get_rng_state()
    frozen = x.detach()
    with torch.no_grad():
        y = block(frozen)

    def redo(g):
        end = torch.random.get_rng_state()
        leaf = frozen.clone().requires_grad_()
        torch.random.set_rng_state(start)
        try:
            with torch.enable_grad():
                (block(leaf) * g).sum().backward()
        finally:
            torch.random.set_rng_state(end)
        return leaf.grad

    return Tail.apply(x, y, redo)
