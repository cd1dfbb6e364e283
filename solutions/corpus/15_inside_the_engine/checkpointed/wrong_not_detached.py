# title: runs the block on x itself
# fails: checkpointed-hidden [history-of-x-freed]
# fails: checkpointed-test [second-run-on-x-itself]

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
            leaf = x
            y = ctx.block(leaf)
        torch.set_rng_state(found)
        torch.autograd.backward(y, grad_out)
        return None, leaf.grad


def checkpointed(block, x):
    return Recompute.apply(block, x)
