# title: a fake in float64, whatever x is
# fails: register-hidden [fake-of-another-kind]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def operator(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @operator.register_fake
    def _(x, w):
        return torch.empty(x.shape, dtype=torch.float64, device=x.device)

    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def back(ctx, grad_out):
        of_x, of_w = slopes(*ctx.saved_tensors)
        return grad_out * of_x, grad_out * of_w

    operator.register_autograd(back, setup_context=keep)
    return operator
