# title: custom_op called as a function, lambdas everywhere


def register(name, compute, slopes):
    op = torch.library.custom_op(
        name, compute, mutates_args=(), schema="(Tensor x, Tensor w) -> Tensor"
    )
    op.register_fake(lambda x, w: x.new_empty(x.shape))
    op.register_autograd(
        lambda ctx, g: tuple(g * s for s in slopes(*ctx.saved_tensors)),
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
    )
    return op
