# title: the sum of both slopes for each input
# fails: register-test [no diagnosis]
# fails: register-hidden [no diagnosis]
def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w).clone()

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def setup(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        total = grad_out * sum(slopes(*ctx.saved_tensors))
        return total, total

    op.register_autograd(backward, setup_context=setup)
    return op
