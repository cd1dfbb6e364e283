# title: pass_back notes in the result what it was given

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back, self.grad = data, parents, pass_back, 0.0

    def of(self, data, *pairs):
        def share(grad_out):
            made.grad = grad_out
            for parent, rate in pairs:
                parent.grad += rate * grad_out

        made = Value(data, tuple(parent for parent, _ in pairs), share)
        return made

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self.of(self.data + other.data, (self, 1.0), (other, 1.0))

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self.of(self.data * other.data, (self, other.data), (other, self.data))

    __radd__, __rmul__ = __add__, __mul__

    def tanh(self):
        height = math.tanh(self.data)
        return self.of(height, (self, 1.0 - height * height))
