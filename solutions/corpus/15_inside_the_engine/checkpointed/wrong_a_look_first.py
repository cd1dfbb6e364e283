# title: A quick look without recording makes sure that the block returns one tensor
# fails: checkpointed-test [run-twice-at-once]
# fails: checkpointed-hidden [run-twice-at-once]


class Block(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, state, x):
        ctx.block, ctx.state = block, state
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        leaf = x.detach().requires_grad_()
        here = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            ctx.block(leaf).backward(grad_out)
        torch.set_rng_state(here)
        return None, None, leaf.grad


def checkpointed(block, x):
    state = torch.get_rng_state()
    with torch.no_grad():
        if not isinstance(block(x), torch.Tensor):
            raise TypeError("block must return one tensor")
    torch.set_rng_state(state)
    return Block.apply(block, state, x)
