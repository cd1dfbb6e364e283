# title: runs the block again on a copy that does not require grad
# never: parameters-left-out
# fails: checkpointed-test [copy-asked-for-nothing]
# fails: checkpointed-hidden [copy-asked-for-nothing]
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
            copy = x.detach()
            ctx.block(copy).backward(grad_out)
        torch.set_rng_state(now)
        return None, copy.grad


def checkpointed(block, x):
    return Again.apply(block, x)
