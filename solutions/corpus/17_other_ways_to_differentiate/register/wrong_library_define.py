# title: the low-level registration, which works once
# fails: register-test [registered-once-only]
# fails: register-hidden [registered-once-only]


def register(name, compute, slopes):
    torch.library.define(name, "(Tensor x, Tensor w) -> Tensor")
    torch.library.impl(name, "cpu", compute)
    torch.library.register_fake(name, lambda x, w: torch.empty_like(x))

    def save(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def pull(ctx, g):
        at_x, at_w = slopes(*ctx.saved_tensors)
        return g * at_x, g * at_w

    torch.library.register_autograd(name, pull, setup_context=save)
    namespace, short = name.split("::")
    return getattr(getattr(torch.ops, namespace), short)
