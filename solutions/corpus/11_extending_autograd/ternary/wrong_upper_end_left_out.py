# title: from -1 to 1, as ranges are
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]
# never: bound-lies-inside


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * ((w >= -1) & (w < 1)), None
