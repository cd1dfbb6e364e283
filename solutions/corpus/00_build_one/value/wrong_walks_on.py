# title: passes on to the parents' parents, too
# fails: value-whole-test [no diagnosis]

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad = data, 0.0
        self.parents, self.pass_back = tuple(parents), pass_back

    def made(self, data, *shares):
        def pass_back(grad_out):
            for parent, slope in shares:
                parent.grad += slope * grad_out
                if parent.pass_back:
                    parent.pass_back(slope * grad_out)

        return Value(data, [parent for parent, _ in shares], pass_back)

    def __add__(self, other):
        if not isinstance(other, Value):
            other = Value(other)
        return self.made(self.data + other.data, (self, 1), (other, 1))

    def __mul__(self, other):
        if not isinstance(other, Value):
            other = Value(other)
        return self.made(self.data * other.data, (self, other.data), (other, self.data))

    __radd__ = __add__
    __rmul__ = __mul__

    def tanh(self):
        t = math.tanh(self.data)
        return self.made(t, (self, 1 - t * t))
