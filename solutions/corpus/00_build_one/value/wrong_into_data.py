# title: adds the share to data, not to grad
# fails: value-test [nothing-passed-on]
# fails: value-whole-test [nothing-passed-on]

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0.0

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def pass_back(grad_out):
            self.data += grad_out
            other.data += grad_out

        out.pass_back = pass_back
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def pass_back(grad_out):
            self.data += other.data * grad_out
            other.data += self.data * grad_out

        out.pass_back = pass_back
        return out

    def tanh(self):
        t = math.tanh(self.data)
        out = Value(t, (self,))

        def pass_back(grad_out):
            self.data += (1 - t * t) * grad_out

        out.pass_back = pass_back
        return out

    __radd__, __rmul__ = __add__, __mul__
