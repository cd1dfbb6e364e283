# title: the newer style, with nested where


class Ternary(Function):
    @staticmethod
    def forward(w, threshold):
        one = torch.ones_like(w)
        return torch.where(w > threshold, one, torch.where(w < -threshold, -one, 0 * one))

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])

    @staticmethod
    def backward(ctx, grad_out):
        w = ctx.saved_tensors[0]
        passed = grad_out.clone()
        passed[(w > 1) | (w < -1)] = 0
        return passed, None
