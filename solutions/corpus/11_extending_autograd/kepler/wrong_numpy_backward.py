# title: NumPy in backward
# fails: kepler-test [backward-without-history]
# fails: kepler-hidden [backward-without-history]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = (t.detach().numpy() for t in ctx.saved_tensors)
        below = torch.as_tensor(1 - e * np.cos(E))
        return None, grad_out.detach() / below, grad_out.detach() * torch.as_tensor(np.sin(E)) / below
