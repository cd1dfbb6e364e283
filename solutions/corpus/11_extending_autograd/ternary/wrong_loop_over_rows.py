# title: One weight after the other, as the text says: for each element.
# fails: ternary-test [rows-instead-of-elements]
# fails: ternary-hidden [rows-instead-of-elements]
class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        out = []
        for value in w:
            if value > threshold:
                out.append(1.0)
            elif value < -threshold:
                out.append(-1.0)
            else:
                out.append(0.0)
        return torch.tensor(out, dtype=w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
