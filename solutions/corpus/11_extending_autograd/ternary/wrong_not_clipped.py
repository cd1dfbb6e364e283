# title: straight through everywhere
# fails: ternary-test [straight-through-is-clipped]
# fails: ternary-hidden [straight-through-is-clipped]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out, None
