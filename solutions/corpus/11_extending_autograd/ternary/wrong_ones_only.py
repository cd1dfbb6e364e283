# title: a mask instead of steps
# fails: ternary-test [steps-without-a-sign]
# fails: ternary-hidden [steps-without-a-sign]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w.abs() > threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
