# title: backward wants a scalar, so I sum; the incoming gradient is multiplied on at the end
# fails: checkpointed-test [second-run-weighted-with-ones]
# fails: checkpointed-hidden [second-run-weighted-with-ones]


class Sum(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        ctx.rng = torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        here = torch.get_rng_state()
        torch.set_rng_state(ctx.rng)
        x = ctx.saved_tensors[0].detach().requires_grad_()
        with torch.enable_grad():
            total = ctx.block(x).sum()
        total.backward()
        torch.set_rng_state(here)
        return None, x.grad * grad_out.mean()


def checkpointed(block, x):
    return Sum.apply(block, x)
