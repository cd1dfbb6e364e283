# title: hard shrinkage
# fails: ternary-test [values-instead-of-steps]
# fails: ternary-hidden [values-instead-of-steps]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return F.hardshrink(w, threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
