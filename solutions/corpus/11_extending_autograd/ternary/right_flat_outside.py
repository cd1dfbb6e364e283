# title: asks autograd for the gradient of what is flat outside


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
            torch.where(u.abs() <= 1, u, 0.0).backward(grad_out)
        return u.grad, None
