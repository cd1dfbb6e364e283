# title: asks autograd for the gradient of clamp


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return w.gt(threshold).type_as(w) - w.lt(-threshold).type_as(w)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        with torch.enable_grad():
            u = w.detach().requires_grad_()
            u.clamp(-1, 1).backward(grad_out)
        return u.grad, None
