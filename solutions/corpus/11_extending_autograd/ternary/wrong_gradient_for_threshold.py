# title: a gradient for the threshold
# fails: ternary-test [none-for-what-is-no-tensor]
# fails: ternary-hidden [none-for-what-is-no-tensor]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), torch.zeros(())
