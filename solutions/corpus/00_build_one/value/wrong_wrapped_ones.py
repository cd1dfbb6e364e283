# title: pass_back is a method that hands on 1
# fails: value-test [incoming-gradient-ignored]
# fails: value-whole-test [incoming-gradient-ignored]
# never: constructor-forgets

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.grad = data, parents, 0.0
        self.given = pass_back

    def pass_back(self, grad_out):
        if self.given is not None:
            self.given(1.0)

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def back(g):
            self.grad += g
            other.grad += g

        return Value(self.data + other.data, (self, other), back)

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def back(g):
            self.grad += other.data * g
            other.grad += self.data * g

        return Value(self.data * other.data, (self, other), back)

    __radd__, __rmul__ = __add__, __mul__

    def tanh(self):
        t = math.tanh(self.data)

        def back(g):
            self.grad += (1 - t * t) * g

        return Value(t, (self,), back)
