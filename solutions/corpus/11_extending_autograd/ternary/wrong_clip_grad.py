# title: clips the gradient
# fails: ternary-test [weights-are-clipped-not-gradients]
# fails: ternary-hidden [weights-are-clipped-not-gradients]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out.clamp(-1, 1), None
