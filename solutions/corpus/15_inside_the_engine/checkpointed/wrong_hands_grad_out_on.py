# title: runs the block again, and returns the gradient that came
# never: other-mask-in-the-second-run
# fails: checkpointed-test [no diagnosis]
# fails: checkpointed-hidden [no diagnosis]
class Again(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block, ctx.state = block, torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            copy = x.detach().requires_grad_()
            ctx.block(copy).backward(grad_out)
        torch.set_rng_state(now)
        return None, grad_out


def checkpointed(block, x):
    return Again.apply(block, x)
