# title: keeps each parent together with its slope
# fails: value-test [no diagnosis]
# never: made-from-forgotten

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad = data, 0.0
        self.parents, self.pass_back = parents, pass_back

    @staticmethod
    def _made(data, *pairs):
        def pass_back(grad_out):
            for parent, slope in pairs:
                parent.grad += slope * grad_out

        return Value(data, pairs, pass_back)

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value._made(self.data + other.data, (self, 1.0), (other, 1.0))

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value._made(self.data * other.data, (self, other.data), (other, self.data))

    def tanh(self):
        t = math.tanh(self.data)
        return Value._made(t, (self, 1 - t * t))

    __radd__, __rmul__ = __add__, __mul__
