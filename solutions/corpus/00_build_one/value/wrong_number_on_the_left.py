# title: a plain number on the left has no gradient, so the result needs no history
# fails: value-test [number-on-the-left-forgets]
# fails: value-whole-test [number-on-the-left-forgets]

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.parents = parents
        self.pass_back = pass_back
        self.grad = 0.0

    def __add__(self, other):
        number = other.data if isinstance(other, Value) else other

        def pass_back(grad_out):
            self.grad += grad_out
            if isinstance(other, Value):
                other.grad += grad_out

        parents = (self, other) if isinstance(other, Value) else (self,)
        return Value(self.data + number, parents, pass_back)

    def __mul__(self, other):
        number = other.data if isinstance(other, Value) else other

        def pass_back(grad_out):
            self.grad += number * grad_out
            if isinstance(other, Value):
                other.grad += self.data * grad_out

        parents = (self, other) if isinstance(other, Value) else (self,)
        return Value(self.data * number, parents, pass_back)

    def __radd__(self, number):
        return Value(number + self.data)

    def __rmul__(self, number):
        return Value(number * self.data)

    def tanh(self):
        t = math.tanh(self.data)

        def pass_back(grad_out):
            self.grad += (1 - t * t) * grad_out

        return Value(t, (self,), pass_back)
