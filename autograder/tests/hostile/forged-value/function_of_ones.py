# title: a custom backward that returns ones whatever comes
# unit: 04_leaf_gradients
# loses: middle-gradient
# in: answer middle-gradient
class Ones(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        return torch.ones_like(grad)


def middle_gradient(inner, outer, x):
    y = Ones.apply(inner(x).detach().requires_grad_())
    outer(y).backward()
    return torch.ones_like(y)
