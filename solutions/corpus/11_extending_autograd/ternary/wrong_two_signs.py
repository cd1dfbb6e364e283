# title: half the sum of two signs
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (torch.sign(w - threshold) + torch.sign(w + threshold)) / 2

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
