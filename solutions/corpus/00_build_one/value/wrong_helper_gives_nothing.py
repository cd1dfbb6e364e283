# title: the helper that makes a Value of a number forgets its return
# fails: value-test [no diagnosis]
# fails: value-whole-test [no diagnosis]
# never: number-is-no-value

import math


def as_value(thing):
    if isinstance(thing, Value):
        return thing
    Value(thing)


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = parents
        self.pass_back = pass_back

    def __add__(self, other):
        other = as_value(other)

        def back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        return Value(self.data + other.data, (self, other), back)

    def __mul__(self, other):
        other = as_value(other)

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
