# title: setup_context takes no output
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]
# never: context-comes-first


class Ternary(Function):
    @staticmethod
    def forward(w, threshold):
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def setup_context(ctx, inputs):
        ctx.save_for_backward(inputs[0])

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
