# title: an instance that holds the threshold
# fails: ternary-test [context-comes-first]
# fails: ternary-hidden [context-comes-first]


class Ternary(Function):
    def __init__(self, threshold):
        self.threshold = threshold

    def forward(self, w):
        self.save_for_backward(w)
        return (w > self.threshold).to(w.dtype) - (w < -self.threshold).to(w.dtype)

    def backward(self, grad_out):
        (w,) = self.saved_tensors
        return grad_out * (w.abs() <= 1)
