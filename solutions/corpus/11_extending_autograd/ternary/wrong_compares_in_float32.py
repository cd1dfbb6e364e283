# title: converts to float32 before it compares
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        single = w.float()
        ctx.save_for_backward(single.abs() <= 1)
        steps = (single > threshold).float() - (single < -threshold).float()
        return steps.to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (inside,) = ctx.saved_tensors
        return grad_out * inside, None
