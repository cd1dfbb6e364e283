# title: divides by the absolute value, 0 at 0
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return w / w.abs() * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
