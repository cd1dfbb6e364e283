# title: the mask of the result
# fails: ternary-test [mask-of-the-result]
# fails: ternary-hidden [mask-of-the-result]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        y = torch.sign(w) * (w.abs() > threshold)
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return grad_out * (y != 0), None
