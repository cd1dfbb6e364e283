# title: puts the masks on a pile and takes the topmost
# fails: quantise-test [no diagnosis]
# fails: quantise-hidden [no diagnosis]
masks = []


class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        masks.append(x.abs() <= limit)
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out * masks.pop(), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
