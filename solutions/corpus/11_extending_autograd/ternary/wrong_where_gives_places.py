# title: torch.where with a condition alone, which gives places
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]
# never: saved-tensors-is-a-tuple


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return w.sign() * torch.where(w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
