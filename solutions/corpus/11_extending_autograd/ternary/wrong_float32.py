# title: steps made of Python numbers
# fails: ternary-test [steps-of-another-dtype]
# fails: ternary-hidden [steps-of-another-dtype]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return torch.where(w > threshold, 1.0, torch.where(w < -threshold, -1.0, 0.0))

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
