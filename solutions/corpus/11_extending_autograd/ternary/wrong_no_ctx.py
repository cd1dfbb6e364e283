# title: forward without ctx
# fails: ternary-test [context-comes-first]
# fails: ternary-hidden [context-comes-first]


class Ternary(Function):
    @staticmethod
    def forward(w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
