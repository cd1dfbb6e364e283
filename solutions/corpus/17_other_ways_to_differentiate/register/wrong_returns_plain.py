# title: registered under its name, and the plain function is handed back
# fails: register-test [no diagnosis]
# fails: register-hidden [no diagnosis]
import torch


def register(name, compute, slopes):
    def routine(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return compute(x.detach(), w.detach())

    operator = torch.library.custom_op(name, mutates_args=())(routine)
    operator.register_fake(lambda x, w: torch.empty_like(x))

    def keep(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    def backward(ctx, grad_out):
        dx, dw = slopes(*ctx.saved_tensors)
        return grad_out * dx, grad_out * dw

    operator.register_autograd(backward, setup_context=keep)
    return routine
