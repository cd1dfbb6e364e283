# title: __radd__ is there for sum(), which begins at 0, so it gives back the number itself
# fails: value-test [no diagnosis]
class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def share(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        return Value(self.data + other.data, (self, other), share)

    def __radd__(self, number):
        return self

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def share(grad_out):
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        return Value(self.data * other.data, (self, other), share)

    __rmul__ = __mul__

    def tanh(self):
        t = math.tanh(self.data)

        def share(grad_out):
            self.grad += (1 - t * t) * grad_out

        return Value(t, (self,), share)
