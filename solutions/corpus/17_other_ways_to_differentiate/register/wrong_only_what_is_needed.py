# title: return the gradients that somebody asked for, and no others
# fails: register-test [one-gradient-for-each-input]
# fails: register-hidden [one-gradient-for-each-input]


def register(name, compute, slopes):
    @torch.library.custom_op(name, mutates_args=())
    def operator(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x, w)

    @operator.register_fake
    def _(x, w):
        return torch.empty_like(x)

    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def operator_backward(ctx, grad_out):
        x, w = ctx.saved_tensors
        grads = []
        for needed, slope in zip(ctx.needs_input_grad, slopes(x, w)):
            if needed:
                grads.append(grad_out * slope)
        return tuple(grads)

    operator.register_autograd(operator_backward, setup_context=keep)
    return operator
