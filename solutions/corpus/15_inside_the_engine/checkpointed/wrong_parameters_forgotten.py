# title: asks autograd.grad for x only
# fails: checkpointed-hidden [parameters-left-out]
# fails: checkpointed-test [parameters-left-out]

class Recompute(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        ctx.state = torch.get_rng_state()
        ctx.save_for_backward(x)
        with torch.no_grad():
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
        return None, torch.autograd.grad(y, leaf, grad_out)[0]


def checkpointed(block, x):
    return Recompute.apply(block, x)
