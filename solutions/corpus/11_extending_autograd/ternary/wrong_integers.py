# title: steps as integers
# fails: ternary-test [default-dtype-instead-of-like]
# fails: ternary-hidden [default-dtype-instead-of-like]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).int() - (w < -threshold).int()

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
