# title: saved_tensors not unpacked
# fails: ternary-test [saved-tensors-is-a-tuple]
# fails: ternary-hidden [saved-tensors-is-a-tuple]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        w = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
