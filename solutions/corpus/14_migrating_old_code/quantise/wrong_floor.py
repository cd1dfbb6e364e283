# title: floor instead of round
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]
# never: cut-instead-of-rounded


class Quantise(Function):
    @staticmethod
    def forward(x, step, limit):
        return torch.floor(x / step) * step

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, _, limit = inputs
        ctx.save_for_backward(torch.abs(x) <= limit)

    @staticmethod
    def backward(ctx, grad_out):
        (inside,) = ctx.saved_tensors
        return torch.where(inside, grad_out, torch.zeros_like(grad_out)), None, None


quantise = Quantise.apply
