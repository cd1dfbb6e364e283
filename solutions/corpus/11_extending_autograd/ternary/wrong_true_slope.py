# title: the true slope of a staircase
# fails: ternary-test [slope-of-a-staircase]
# fails: ternary-hidden [slope-of-a-staircase]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        return torch.zeros_like(grad_out), None
