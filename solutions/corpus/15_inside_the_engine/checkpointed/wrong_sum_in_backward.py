# title: starts the second pass from the sum of the result
# never: other-mask-in-the-second-run
# fails: checkpointed-test [second-run-weighted-with-ones]
# fails: checkpointed-hidden [second-run-weighted-with-ones]
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
            total = ctx.block(copy).sum()
        torch.set_rng_state(now)
        total.backward()
        return None, copy.grad


def checkpointed(block, x):
    return Again.apply(block, x)
