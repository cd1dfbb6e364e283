# title: no materialised gradients


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.set_materialize_grads(False)
        ctx.save_for_backward(w)
        y = w.sign()
        return y.masked_fill(w.abs() <= threshold, 0)

    @staticmethod
    def backward(ctx, grad_out):
        if grad_out is None:
            return None, None
        w = ctx.saved_tensors[0]
        return grad_out * torch.logical_not((w > 1) | (w < -1)), None
