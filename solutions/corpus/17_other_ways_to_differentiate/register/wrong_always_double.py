# title: makes float64 of what the routine returns, for gradcheck needs it
# fails: register-test [no diagnosis]
# fails: register-hidden [no diagnosis]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def operator(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w).double()

    @operator.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        x, w = ctx.saved_tensors
        by_x, by_w = slopes(x, w)
        return grad_out * by_x, grad_out * by_w

    operator.register_autograd(backward, setup_context=keep)
    return operator
