# title: multiplies by the gradient of the result, not by grad_out
# fails: value-test [result-read-instead]

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def pass_back(grad_out):
            self.grad += out.grad
            other.grad += out.grad

        out.pass_back = pass_back
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def pass_back(grad_out):
            self.grad += other.data * out.grad
            other.grad += self.data * out.grad

        out.pass_back = pass_back
        return out

    def tanh(self):
        t = math.tanh(self.data)
        out = Value(t, (self,))

        def pass_back(grad_out):
            self.grad += (1 - t * t) * out.grad

        out.pass_back = pass_back
        return out

    __radd__, __rmul__ = __add__, __mul__
