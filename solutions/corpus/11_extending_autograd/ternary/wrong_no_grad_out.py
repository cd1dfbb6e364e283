# title: the mask alone
# fails: ternary-test [grad-out-forgotten]
# fails: ternary-hidden [grad-out-forgotten]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return (w.abs() <= 1).to(w.dtype), None
