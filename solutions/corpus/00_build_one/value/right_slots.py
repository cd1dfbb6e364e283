# title: slots, and plain numbers leave no parent

class Value:
    __slots__ = ("data", "grad", "parents", "pass_back")

    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = parents
        self.pass_back = pass_back

    def __add__(self, other):
        if isinstance(other, Value):

            def both(grad_out):
                for parent in (self, other):
                    parent.grad += grad_out

            return Value(self.data + other.data, (self, other), both)

        def alone(grad_out):
            self.grad += grad_out

        return Value(self.data + other, (self,), alone)

    def __mul__(self, other):
        if isinstance(other, Value):

            def both(grad_out):
                mine, theirs = grad_out * other.data, grad_out * self.data
                self.grad += mine
                other.grad += theirs

            return Value(self.data * other.data, (self, other), both)

        def alone(grad_out):
            self.grad += other * grad_out

        return Value(self.data * other, (self,), alone)

    __radd__ = __add__
    __rmul__ = __mul__

    def tanh(self):
        e = math.exp(2 * self.data)
        t = (e - 1) / (e + 1)

        def back(grad_out):
            self.grad += grad_out / math.cosh(self.data) ** 2

        return Value(t, (self,), back)
