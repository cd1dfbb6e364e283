# title: clamps w in place
# fails: ternary-test [changed-the-callers-tensor]
# fails: ternary-hidden [changed-the-callers-tensor]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w.clone())
        w.clamp_(-1, 1)
        return torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
