# title: a plain function around the operator


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @op.register_fake
    def _(x, w):
        return x.new_empty(x.size())

    def save(ctx, inputs, output):
        ctx.x, ctx.w = inputs[0], inputs[1]

    def pull(ctx, g):
        at_x, at_w = slopes(ctx.x, ctx.w)
        return at_x.mul(g), at_w.mul(g)

    op.register_autograd(pull, setup_context=save)

    def operator(x, w):
        return op(x, w)

    return operator
