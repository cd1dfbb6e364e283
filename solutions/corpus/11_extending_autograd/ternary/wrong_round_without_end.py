# title: round(w / (2 * threshold)) is a staircase as well
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]
# never: bound-belongs-to-zero


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return torch.round(w / (2 * threshold))

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
