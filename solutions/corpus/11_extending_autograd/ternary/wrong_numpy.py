# title: NumPy, which has no bfloat16
# fails: ternary-test [numpy-lacks-bfloat16]
# fails: ternary-hidden [numpy-lacks-bfloat16]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        a = w.numpy()
        return torch.from_numpy(np.where(a > threshold, 1, np.where(a < -threshold, -1, 0))).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
