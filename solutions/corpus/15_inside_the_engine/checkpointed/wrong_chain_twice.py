# title: chain rule: local gradient times grad_out, once more
# fails: checkpointed-test [no diagnosis]
# fails: checkpointed-hidden [no diagnosis]
class Checkpoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        ctx.save_for_backward(x)
        ctx.state = torch.get_rng_state()
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            again = x.detach().requires_grad_()
            y = ctx.block(again)
        torch.set_rng_state(now)
        y.backward(grad_out)
        return None, grad_out * again.grad


def checkpointed(block, x):
    return Checkpoint.apply(block, x)
