# title: forgets to save
# fails: ternary-test [too-little-saved]
# fails: ternary-hidden [too-little-saved]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        return torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
