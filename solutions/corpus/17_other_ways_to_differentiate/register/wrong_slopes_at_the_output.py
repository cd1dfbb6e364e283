# title: saves the output, and asks for the slopes there
# fails: register-test [slopes-at-the-result]
# fails: register-hidden [slopes-at-the-result]


def register(name, compute, slopes):
    """Register the routine as the operator `name`, differentiable, and return it.

    Args:
        name: "namespace::operator".
        compute: function (x, w) -> tensor, elementwise, not seen by autograd.
        slopes: function (x, w) -> (derivative for x, derivative for w).
    """
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def setup_context(ctx, inputs, output):
        x, w = inputs
        ctx.save_for_backward(output, w)

    def backward(ctx, grad_out):
        y, w = ctx.saved_tensors
        dx, dw = slopes(y, w)
        return grad_out * dx, grad_out * dw

    op.register_autograd(backward, setup_context=setup_context)
    return op
