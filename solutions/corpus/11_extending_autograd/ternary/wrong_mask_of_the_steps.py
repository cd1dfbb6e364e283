# title: saves the result, and lets pass where that lies between -1 and 1
# fails: ternary-test [straight-through-is-clipped]
# fails: ternary-hidden [straight-through-is-clipped]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        steps = torch.sign(w) * (w.abs() > threshold)
        ctx.save_for_backward(steps)
        return steps

    @staticmethod
    def backward(ctx, grad_out):
        (steps,) = ctx.saved_tensors
        return grad_out * (steps.abs() <= 1), None
