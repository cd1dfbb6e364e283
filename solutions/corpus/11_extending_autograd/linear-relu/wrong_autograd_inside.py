# title: runs the layer again in backward
# fails: linear-relu-test [product-computed-again]
# fails: linear-relu-hidden [product-computed-again]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        ctx.save_for_backward(x, weight, bias)
        return F.relu(F.linear(x, weight, bias))

    @staticmethod
    def backward(ctx, grad_out):
        asked = [t.detach().requires_grad_(n) if t is not None else None for t, n in zip(ctx.saved_tensors, ctx.needs_input_grad)]
        with torch.enable_grad():
            y = F.relu(F.linear(*asked))
        wanted = [t for t in asked if t is not None and t.requires_grad]
        grads = iter(torch.autograd.grad(y, wanted, grad_out))
        return tuple(next(grads) if n else None for n in ctx.needs_input_grad)
