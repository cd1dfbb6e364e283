# title: 0 + a is a itself
# fails: value-test [no diagnosis]

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad = data, 0.0
        self.parents, self.pass_back = parents, pass_back

    def linked(self, data, *shares):
        def send(grad_out):
            for parent, slope in shares:
                parent.grad += slope * grad_out

        return Value(data, tuple(parent for parent, _ in shares), send)

    def __add__(self, other):
        if isinstance(other, int) and other == 0:
            return self
        other = other if isinstance(other, Value) else Value(other)
        return self.linked(self.data + other.data, (self, 1.0), (other, 1.0))

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self.linked(self.data * other.data, (self, other.data), (other, self.data))

    __radd__, __rmul__ = __add__, __mul__

    def tanh(self):
        t = math.tanh(self.data)
        return self.linked(t, (self, 1 - t * t))
