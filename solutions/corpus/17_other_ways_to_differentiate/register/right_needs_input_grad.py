# title: computes only what is asked for, and returns torch.ops' operator


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def op(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w).clone()

    @torch.library.register_fake(name)
    def fake(x, w):
        return torch.empty(x.shape, dtype=x.dtype, device=x.device)

    def setup(ctx, inputs, output):
        x, w = inputs
        ctx.save_for_backward(x, w)

    def backward(ctx, grad_out):
        x, w = ctx.saved_tensors
        for_x = grad_out * slopes(x, w)[0] if ctx.needs_input_grad[0] else None
        for_w = slopes(x, w)[1] * grad_out if ctx.needs_input_grad[1] else None
        return for_x, for_w

    torch.library.register_autograd(name, backward, setup_context=setup)
    namespace, short = name.split("::")
    return getattr(getattr(torch.ops, namespace), short)
