# title: a vector-Jacobian product is grad_out @ slope
# fails: register-test [gradient-is-one-number]
# fails: register-hidden [no diagnosis]
def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w).clone()

    op.register_fake(lambda x, w: torch.empty_like(x))

    def keep(ctx, inputs, output):
        x, w = inputs
        ctx.save_for_backward(x, w)

    def vjp(ctx, grad_out):
        x, w = ctx.saved_tensors
        jx, jw = slopes(x, w)
        return grad_out @ jx, grad_out @ jw

    op.register_autograd(vjp, setup_context=keep)
    return op
