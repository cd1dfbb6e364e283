# title: makes numbers of the mask with float()
# fails: linear-relu-hidden [dtypes-must-match]


class LinearRelu(Function):
    """relu(x @ weight.T + bias)."""

    @staticmethod
    def forward(ctx, x, weight, bias):
        y = x @ weight.T
        y = y if bias is None else y + bias
        y = torch.relu(y)
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        passes = (y > 0).float() * grad_out
        rows = passes.reshape(-1, passes.shape[-1])
        for_x, for_weight, for_bias = ctx.needs_input_grad
        of_x = passes.matmul(weight) if for_x else None
        of_weight = rows.T.matmul(x.reshape(-1, x.shape[-1])) if for_weight else None
        return of_x, of_weight, rows.sum(0) if for_bias else None
