# title: returns nothing from forward
# fails: ternary-test [forward-returned-nothing]
# fails: ternary-hidden [forward-returned-nothing]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        y = torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
