# title: a plain number among the parents
# fails: value-test [number-among-the-parents]
# never: made-from-forgotten

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def __add__(self, other):
        if isinstance(other, Value):
            def pass_back(g):
                self.grad += g
                other.grad += g

            return Value(self.data + other.data, (self, other), pass_back)

        def pass_back(g):
            self.grad += g

        return Value(self.data + other, (self, other), pass_back)

    def __mul__(self, other):
        if isinstance(other, Value):
            def pass_back(g):
                self.grad += other.data * g
                other.grad += self.data * g

            return Value(self.data * other.data, (self, other), pass_back)

        def pass_back(g):
            self.grad += other * g

        return Value(self.data * other, (self, other), pass_back)

    __radd__, __rmul__ = __add__, __mul__

    def tanh(self):
        t = math.tanh(self.data)

        def pass_back(g):
            self.grad += (1 - t * t) * g

        return Value(t, (self,), pass_back)
