# title: subtracts two comparisons
# fails: ternary-test [comparisons-are-bool]
# fails: ternary-hidden [comparisons-are-bool]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold) - (w < -threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
