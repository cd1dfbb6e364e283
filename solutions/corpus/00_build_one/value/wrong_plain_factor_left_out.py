# title: a plain number has no gradient, so a is passed what arrives
# fails: value-test [no diagnosis]
# fails: value-whole-test [no diagnosis]
# never: incoming-gradient-ignored

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def take(self, share):
        self.grad += share

    def __add__(self, other):
        if not isinstance(other, Value):
            return Value(self.data + other, (self,), self.take)

        def to_both(grad_out):
            self.take(grad_out)
            other.take(grad_out)

        return Value(self.data + other.data, (self, other), to_both)

    def __mul__(self, other):
        if not isinstance(other, Value):
            return Value(self.data * other, (self,), self.take)

        def to_both(grad_out):
            self.take(other.data * grad_out)
            other.take(self.data * grad_out)

        return Value(self.data * other.data, (self, other), to_both)

    __radd__ = __add__
    __rmul__ = __mul__

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, (self,), lambda grad_out: self.take((1 - t * t) * grad_out))
