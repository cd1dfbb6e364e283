# title: asks autograd for the gradient of hardtanh
# fails: ternary-test [bound-lies-inside]
# fails: ternary-hidden [bound-lies-inside]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return torch.sign(F.hardshrink(w, threshold))

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        with torch.enable_grad():
            u = w.detach().requires_grad_()
            F.hardtanh(u).backward(grad_out)
        return u.grad, None
