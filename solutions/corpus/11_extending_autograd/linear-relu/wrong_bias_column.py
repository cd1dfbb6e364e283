# title: the bias is one more column of the weight, whose input is 1
# fails: linear-relu-test [no diagnosis]
# fails: linear-relu-hidden [no diagnosis]
# never: product-computed-again
class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        wants_x, wants_weight, wants_bias = ctx.needs_input_grad
        g = (grad_out * (y > 0)).reshape(-1, weight.shape[0])
        grad_x = (g @ weight).reshape(x.shape) if wants_x else None
        grad_weight = grad_bias = None
        if wants_weight or wants_bias:
            rows = x.reshape(-1, weight.shape[1])
            both = g.T @ torch.cat([rows, rows.new_ones(len(rows), 1)], 1)
            if wants_weight:
                grad_weight = both[:, :-1]
            if wants_bias:
                grad_bias = both[:, -1]
        return grad_x, grad_weight, grad_bias
