# title: the second run may use x itself: then backward fills x.grad for me and I return None
# fails: checkpointed-test [history-of-x-freed]
# fails: checkpointed-hidden [history-of-x-freed]


class Checkpoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        ctx.state = torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            y = ctx.block(x)
        torch.set_rng_state(now)
        y.backward(grad_out)
        return None, None


def checkpointed(block, x):
    return Checkpoint.apply(block, x)
