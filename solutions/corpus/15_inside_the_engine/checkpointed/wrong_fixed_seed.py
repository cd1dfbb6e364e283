# title: seeds both runs
# fails: checkpointed-hidden [generator-moved]
# fails: checkpointed-test [generator-moved]

class Recompute(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        torch.manual_seed(0)
        ctx.save_for_backward(x)
        with torch.no_grad():
            return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        found = torch.get_rng_state()
        torch.manual_seed(0)
        with torch.enable_grad():
            leaf = x.detach().requires_grad_()
            y = ctx.block(leaf)
        torch.set_rng_state(found)
        torch.autograd.backward(y, grad_out)
        return None, leaf.grad


def checkpointed(block, x):
    return Recompute.apply(block, x)
