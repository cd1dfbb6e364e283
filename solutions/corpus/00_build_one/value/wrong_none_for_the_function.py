# title: every pass_back begins as None, and the constructor leaves it so
# fails: value-test [constructor-forgets]
# fails: value-whole-test [constructor-forgets]
# never: nothing-to-call

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = parents
        self.pass_back = None

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        return Value(self.data + other.data, (self, other), back)

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def back(grad_out):
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        return Value(self.data * other.data, (self, other), back)

    __radd__ = __add__
    __rmul__ = __mul__

    def tanh(self):
        t = math.tanh(self.data)

        def back(grad_out):
            self.grad += (1 - t * t) * grad_out

        return Value(t, (self,), back)
