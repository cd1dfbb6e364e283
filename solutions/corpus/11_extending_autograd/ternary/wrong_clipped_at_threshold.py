# title: one bound for both
# fails: ternary-test [clipped-at-the-threshold]
# fails: ternary-hidden [clipped-at-the-threshold]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        ctx.threshold = threshold
        return torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= ctx.threshold), None
