# title: keeps the mask on the class, where the next call overwrites it
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        Ternary.inside = w.abs() <= 1
        return (w > threshold).to(w) - (w < -threshold).to(w)

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out.where(Ternary.inside, torch.zeros_like(grad_out)), None
