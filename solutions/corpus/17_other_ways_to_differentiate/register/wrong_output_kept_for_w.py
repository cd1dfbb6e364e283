# title: keeps the input and the output, as in the example of the lesson
# fails: register-test [slopes-at-the-result]
# fails: register-hidden [slopes-at-the-result]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def keep(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output)

    def backward(ctx, grad_out):
        x, w = ctx.saved_tensors
        slope_x, slope_w = slopes(x, w)
        return grad_out * slope_x, grad_out * slope_w

    op.register_autograd(backward, setup_context=keep)
    return op
