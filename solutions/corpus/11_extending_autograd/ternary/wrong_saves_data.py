# title: only the numbers of w are needed, so save w.data
# fails: ternary-test [saved-without-its-counter]
# fails: ternary-hidden [saved-without-its-counter]
# never: stored-instead-of-saved


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w.data)
        up, down = w > threshold, w < -threshold
        return up.to(w.dtype) - down.to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (values,) = ctx.saved_tensors
        passes = values.abs() <= 1
        return torch.where(passes, grad_out, 0.0).to(grad_out.dtype), None
