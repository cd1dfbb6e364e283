# title: backward takes the threshold
# fails: ternary-test [backward-gets-gradients-only]
# fails: ternary-hidden [backward-gets-gradients-only]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return torch.where(w > threshold, 1.0, torch.where(w < -threshold, -1.0, 0.0)).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out, threshold):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
