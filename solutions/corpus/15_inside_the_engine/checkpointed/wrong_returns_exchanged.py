# title: returns the gradient of x first, and block is the first argument
# fails: checkpointed-test [none-for-what-is-no-tensor]
# fails: checkpointed-hidden [none-for-what-is-no-tensor]


class Repeated(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block, ctx.state = block, torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        found = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            leaf = x.detach().requires_grad_()
            y = ctx.block(leaf)
        torch.set_rng_state(found)
        torch.autograd.backward(y, grad_out)
        return leaf.grad, None


def checkpointed(block, x):
    return Repeated.apply(block, x)
