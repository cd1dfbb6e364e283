# title: keeps the slopes in a dict, where a parent has one place only
# fails: value-test [one-share-of-two]
# fails: value-whole-test [one-share-of-two]

class Value:
    """A number that remembers what it was made from, and how to pass a gradient back.

    Attributes:
        data: the number.
        grad: how fast the loss changes with it.
        parents: tuple of the Values it was made from.
        pass_back: function of the result's gradient; adds to the parents' grad.
    """

    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = parents
        self.pass_back = pass_back

    @staticmethod
    def from_slopes(data, slopes):
        def pass_back(grad_out):
            for parent, slope in slopes.items():
                parent.grad += slope * grad_out

        return Value(data, tuple(slopes), pass_back)

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self.from_slopes(self.data + other.data, {self: 1.0, other: 1.0})

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self.from_slopes(self.data * other.data, {self: other.data, other: self.data})

    def tanh(self):
        t = math.tanh(self.data)
        return self.from_slopes(t, {self: 1 - t * t})

    __radd__ = __add__
    __rmul__ = __mul__
