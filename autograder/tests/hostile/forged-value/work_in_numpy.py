# title: both products are computed whoever asks, by NumPy, which nobody counts
# unit: 11_extending_autograd
# loses: linear-relu
# in: answer linear-relu
class LinearRelu(Function):
    """relu(x @ weight.T + bias)."""

    @staticmethod
    def forward(ctx, x, weight, bias):
        out = x @ weight.T
        out = torch.relu(out if bias is None else out + bias)
        ctx.save_for_backward(x, weight, out)
        return out

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, out = ctx.saved_tensors
        grad = (grad_out * (out > 0)).numpy()
        rows = grad.reshape(-1, grad.shape[-1])
        for_x = torch.from_numpy(np.asarray(grad @ weight.detach().numpy()))
        for_weight = torch.from_numpy(rows.T @ x.detach().numpy().reshape(-1, x.shape[-1]))
        for_bias = torch.from_numpy(rows.sum(0))
        needs = ctx.needs_input_grad
        return tuple(each if need else None for each, need in zip((for_x, for_weight, for_bias), needs))
