# title: says that x is changed
# fails: register-test [arguments-changed-or-not]
# fails: register-hidden [arguments-changed-or-not]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=("x",))
    def routine(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @routine.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        dx, dw = slopes(*ctx.saved_tensors)
        return dx * grad_out, dw * grad_out

    routine.register_autograd(backward, setup_context=setup_context)
    return routine
