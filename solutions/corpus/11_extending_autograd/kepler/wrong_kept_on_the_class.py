# title: keeps e on the class, where the next call overwrites it
# fails: kepler-test [stored-instead-of-saved]
# fails: kepler-hidden [stored-instead-of-saved]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        Kepler.flat = e
        found = solve(M, e)
        ctx.save_for_backward(found)
        return found

    @staticmethod
    def backward(ctx, grad_out):
        (found,) = ctx.saved_tensors
        per_time = grad_out / (1 - Kepler.flat * torch.cos(found))
        return None, per_time, torch.sin(found) * per_time
