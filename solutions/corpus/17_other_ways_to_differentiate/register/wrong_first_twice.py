# title: returns the gradient of x for both
# fails: register-test [no diagnosis]
# fails: register-hidden [no diagnosis]
# never: gradients-in-other-order
def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)
    op.register_fake(lambda x, w: torch.empty_like(x))
    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
    def back(ctx, g):
        a, b = slopes(*ctx.saved_tensors); return g * a, g * a
    op.register_autograd(back, setup_context=keep)
    return op
