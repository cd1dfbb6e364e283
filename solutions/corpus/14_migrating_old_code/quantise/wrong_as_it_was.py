# title: the old class as it was
# fails: quantise-test [old-function]
# fails: quantise-idioms [old-function]
# fails: quantise-hidden [old-function]


class Quantise(Function):
    def __init__(self, step, limit):
        self.step, self.limit = step, limit

    def forward(self, x):
        self.save_for_backward(x)
        return (x / self.step).round() * self.step

    def backward(self, grad_out):
        (x,) = self.saved_tensors
        grad_x = grad_out.clone()
        grad_x[x.data.abs() > self.limit] = 0
        return grad_x


def quantise(x, step, limit):
    return Quantise(step, limit)(x)
