# title: asks the saved tensors, not ctx


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, bias, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, bias, y = ctx.saved_tensors
        g = grad_out * torch.sign(y)
        gx = gw = gb = None
        if x.requires_grad:
            gx = g @ weight
        if weight.requires_grad:
            gw = torch.tensordot(g, x, dims=(list(range(g.dim() - 1)), list(range(g.dim() - 1))))
        if bias is not None and bias.requires_grad:
            gb = g.sum(dim=tuple(range(g.dim() - 1))) if g.dim() > 1 else g
        return gx, gw, gb
