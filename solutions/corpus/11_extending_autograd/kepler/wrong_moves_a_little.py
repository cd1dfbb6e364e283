# title: no formula for E, so the slope is measured by solving again a little further
# fails: kepler-test [slope-from-neighbours]
# fails: kepler-hidden [slope-from-neighbours]
# never: searched-again


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        ctx.solve = solve
        ctx.save_for_backward(M, e)
        return solve(M, e)

    @staticmethod
    def backward(ctx, grad_out):
        M, e = ctx.saved_tensors
        h = 1e-6
        M, e = M.detach(), e.detach()
        slope_M = (ctx.solve(M + h, e) - ctx.solve(M - h, e)) / (2 * h)
        slope_e = (ctx.solve(M, e + h) - ctx.solve(M, e - h)) / (2 * h)
        return None, grad_out * slope_M, grad_out * slope_e
