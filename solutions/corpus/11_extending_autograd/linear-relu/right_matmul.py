# title: tensordot


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        pre = torch.matmul(x, weight.t())
        if bias is not None:
            pre += bias
        out = torch.relu(pre)
        ctx.save_for_backward(x, weight, bias, out)
        return out

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, bias, out = ctx.saved_tensors
        g = grad_out.clone()
        g[out <= 0] = 0
        gx = gw = gb = None
        if ctx.needs_input_grad[0]:
            gx = torch.matmul(g, weight)
        if ctx.needs_input_grad[1]:
            gw = torch.matmul(g.view(-1, weight.size(0)).t(), x.reshape(-1, weight.size(1)))
        if bias is not None and ctx.needs_input_grad[2]:
            gb = g.view(-1, weight.size(0)).sum(dim=0)
        return gx, gw, gb
