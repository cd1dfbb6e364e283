# title: rounds, whatever the threshold is
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]
# never: bound-belongs-to-zero
# never: threshold-not-used


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return torch.round(w.clamp(-1, 1))

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
