# title: other names for the arguments of the constructor
# fails: value-test [no diagnosis]

import math

class Value:
    def __init__(self, number, made_from=(), back=None):
        self.data, self.parents, self.pass_back, self.grad = number, made_from, back, 0.0

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
