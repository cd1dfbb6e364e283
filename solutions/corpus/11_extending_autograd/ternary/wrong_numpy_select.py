# title: np.select is made for three cases
# fails: ternary-test [steps-of-another-dtype]
# fails: ternary-hidden [steps-of-another-dtype]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        values = w.detach().numpy()
        steps = np.select([values > threshold, values < -threshold], [1.0, -1.0], default=0.0)
        return torch.from_numpy(np.asarray(steps))

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        inside = (w >= -1) & (w <= 1)
        return grad_out * inside, None
