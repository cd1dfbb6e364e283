# title: asks whether a gradient is needed, returns None otherwise


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        if not ctx.needs_input_grad[0]:
            return None, None
        w = ctx.saved_tensors[0]
        return torch.where((w <= 1).logical_and(w >= -1), grad_out, torch.zeros_like(grad_out)), None
