# title: an operation of one's own in the middle, which notes what comes by


def middle_gradient(inner, outer, x):
    noted = []

    class Note(torch.autograd.Function):
        @staticmethod
        def forward(ctx, y):
            return y.view_as(y)

        @staticmethod
        def backward(ctx, grad_out):
            noted.append(grad_out.clone())
            return grad_out

    torch.autograd.grad(outer(Note.apply(inner(x))), x)
    return noted[0]
