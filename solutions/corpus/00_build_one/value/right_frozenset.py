# title: a frozenset of parents, without the plain numbers

class Value:
    """A number that remembers what it was made from, and how to pass a gradient back.

    Attributes:
        data: the number.
        grad: how fast the loss changes with it.
        parents: tuple of the Values it was made from.
        pass_back: function of the result's gradient; adds to the parents' grad.
    """

    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def __add__(self, other):
        if not isinstance(other, Value):

            def add_constant(grad_out):
                self.grad = self.grad + grad_out

            return Value(self.data + other, frozenset([self]), add_constant)

        def add_both(grad_out):
            for number in (self, other):
                number.grad = number.grad + grad_out

        return Value(self.data + other.data, frozenset([self, other]), add_both)

    def __radd__(self, number):
        return self + number

    def __mul__(self, other):
        mine = self.data
        if not isinstance(other, Value):

            def scale(grad_out):
                self.grad = self.grad + other * grad_out

            return Value(mine * other, frozenset([self]), scale)
        theirs = other.data

        def both(grad_out):
            self.grad = self.grad + theirs * grad_out
            other.grad = other.grad + mine * grad_out

        return Value(mine * theirs, frozenset([self, other]), both)

    def __rmul__(self, number):
        return self * number

    def tanh(self):
        t = math.tanh(self.data)

        def bend(grad_out):
            self.grad = self.grad + (1.0 - t) * (1.0 + t) * grad_out

        return Value(t, frozenset([self]), bend)
