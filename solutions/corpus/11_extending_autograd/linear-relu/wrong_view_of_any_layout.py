# title: flattens x with view
# fails: linear-relu-test [view-needs-even-strides]
# fails: linear-relu-hidden [view-needs-even-strides]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = x @ weight.T
        if bias is not None:
            y = y + bias
        y = y.relu()
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        rows = g.reshape(-1, weight.size(0))
        need_x, need_w, need_b = ctx.needs_input_grad
        grad_x = grad_w = grad_b = None
        if need_x:
            grad_x = (rows @ weight).reshape(x.shape)
        if need_w:
            grad_w = rows.T @ x.view(-1, weight.size(1))
        if need_b:
            grad_b = rows.sum(0)
        return grad_x, grad_w, grad_b
