# title: registers once, and hands the old one out
# fails: register-test [old-operator-kept]
# fails: register-hidden [old-operator-kept]


made = {}


def register(name, compute, slopes):
    if name in made:
        return made[name]
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @op.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def save(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def pull(ctx, g):
        at_x, at_w = slopes(*ctx.saved_tensors)
        return g * at_x, g * at_w

    op.register_autograd(pull, setup_context=save)
    made[name] = op
    return op
