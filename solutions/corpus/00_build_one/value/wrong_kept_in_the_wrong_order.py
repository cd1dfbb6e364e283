# title: keeps the parents under pass_back, and the function under parents
# fails: value-test [no diagnosis]
# fails: value-whole-test [no diagnosis]
# never: nothing-to-call

import math


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad = data, 0.0
        self.pass_back, self.parents = tuple(parents), pass_back

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
