# title: passes the gradient on
# fails: register-test [slopes-left-out]
# fails: register-hidden [slopes-left-out]


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
        return g, g

    op.register_autograd(pull, setup_context=save)
    return op
