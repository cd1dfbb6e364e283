# title: a layer is trained or not, so asks one flag for weight and bias
# fails: linear-relu-test [none-for-an-argument-that-asks]
# fails: linear-relu-hidden [none-for-an-argument-that-asks]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        flat = g.reshape(-1, g.shape[-1])
        wants_x, _, is_trained = ctx.needs_input_grad
        for_x = g @ weight if wants_x else None
        if not is_trained:
            return for_x, None, None
        return for_x, flat.T @ x.reshape(-1, x.shape[-1]), flat.sum(0)
