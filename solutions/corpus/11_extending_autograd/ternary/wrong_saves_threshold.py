# title: saves the number, too
# fails: ternary-test [only-tensors-are-saved]
# fails: ternary-hidden [only-tensors-are-saved]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w, threshold)
        return torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        w, threshold = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
