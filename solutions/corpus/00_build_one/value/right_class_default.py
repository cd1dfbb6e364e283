# title: the gradient shared by all, in the class

import math


class Value:
    grad = 0.0

    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back


    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def pass_back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        out.pass_back = pass_back
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def pass_back(grad_out):
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        out.pass_back = pass_back
        return out

    def tanh(self):
        t = math.tanh(self.data)
        out = Value(t, (self,))

        def pass_back(grad_out):
            self.grad += (1 - t * t) * grad_out

        out.pass_back = pass_back
        return out

    __radd__, __rmul__ = __add__, __mul__
