# title: keeps what it needs on the class, where the next call overwrites it
# fails: linear-relu-hidden [no diagnosis]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.linear(x, weight, bias).relu()
        LinearRelu.kept = x, weight, y
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = LinearRelu.kept
        passes = grad_out.where(y > 0, torch.zeros_like(y))
        for_x, for_weight, for_bias = ctx.needs_input_grad
        rows = passes.flatten(0, -2) if passes.dim() > 1 else passes[None]
        return (
            passes @ weight if for_x else None,
            rows.T @ x.reshape(-1, weight.shape[1]) if for_weight else None,
            rows.sum(0) if for_bias else None,
        )
