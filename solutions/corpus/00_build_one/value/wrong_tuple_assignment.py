# title: Both parents in one line, as Python allows
# fails: value-test [one-share-of-two]
# fails: value-whole-test [one-share-of-two]

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = parents
        self.pass_back = pass_back

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def pass_back(g):
            self.grad, other.grad = self.grad + g, other.grad + g

        return Value(self.data + other.data, (self, other), pass_back)

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def pass_back(g):
            self.grad, other.grad = self.grad + other.data * g, other.grad + self.data * g

        return Value(self.data * other.data, (self, other), pass_back)

    __radd__ = __add__
    __rmul__ = __mul__

    def tanh(self):
        t = math.tanh(self.data)

        def pass_back(g):
            self.grad += (1 - t * t) * g

        return Value(t, (self,), pass_back)
