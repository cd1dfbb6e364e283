# title: __init__ throws pass_back away
# fails: value-test [constructor-forgets]
# fails: value-whole-test [constructor-forgets]

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.parents = parents
        self.grad = 0.0
        self.pass_back = lambda grad_out: None

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def pass_back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        out.pass_back = pass_back
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def pass_back(grad_out):
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        out.pass_back = pass_back
        return out

    def __radd__(self, other):
        return self + other

    def __rmul__(self, other):
        return self * other

    def tanh(self):
        out = Value(math.tanh(self.data), (self,))

        def pass_back(grad_out):
            self.grad += (1 - out.data**2) * grad_out

        out.pass_back = pass_back
        return out
