# title: the mask turned round
# fails: ternary-test [mask-turned-round]
# fails: ternary-hidden [mask-turned-round]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return torch.where(w.abs() <= 1, 0.0, grad_out), None
