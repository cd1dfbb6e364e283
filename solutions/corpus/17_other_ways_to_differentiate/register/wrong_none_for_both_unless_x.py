# title: forgets w where x needs nothing
# fails: register-test [no-gradient-for-this-input]
# fails: register-hidden [no-gradient-for-this-input]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def save(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def pull(ctx, g):
        if not ctx.needs_input_grad[0]:
            return None, None
        at_x, at_w = slopes(*ctx.saved_tensors)
        return g * at_x, g * at_w

    op.register_autograd(pull, setup_context=save)
    return op
