# title: the functions of torch.library, and a schema


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=[], schema="(Tensor x, Tensor w) -> Tensor")
    def op(x, w):
        return compute(x.detach(), w.detach()).clone()

    @torch.library.register_fake(name)
    def fake(x, w):
        return x.new_empty(x.shape)

    def setup(ctx, inputs, output):
        x, w = inputs
        ctx.save_for_backward(x, w)

    def backward(ctx, g):
        return tuple(g.mul(s) for s in slopes(*ctx.saved_tensors))

    torch.library.register_autograd(name, backward, setup_context=setup)
    return op
