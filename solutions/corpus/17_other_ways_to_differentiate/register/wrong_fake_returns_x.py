# title: the fake returns x
# fails: register-test [fake-is-an-input]
# fails: register-hidden [fake-is-an-input]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def routine(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @routine.register_fake
    def _(x, w):
        return x

    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        dx, dw = slopes(*ctx.saved_tensors)
        return dx * grad_out, dw * grad_out

    routine.register_autograd(backward, setup_context=setup_context)
    return routine
