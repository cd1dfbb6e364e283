# title: partialmethod and singledispatch

import math, operator
from functools import partialmethod, singledispatch

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.__dict__.update(data=data, parents=parents, pass_back=pass_back, grad=0.0)

    def _of(self, other, *, operation, slopes):
        a, b = self, lift(other)
        out = Value(operation(a.data, b.data), (a, b))
        out.pass_back = lambda g: [setattr(p, "grad", p.grad + s * g) for p, s in zip((a, b), slopes(a.data, b.data))]
        return out

    __add__ = __radd__ = partialmethod(_of, operation=operator.add, slopes=lambda a, b: (1, 1))
    __mul__ = __rmul__ = partialmethod(_of, operation=operator.mul, slopes=lambda a, b: (b, a))

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, [self], lambda g: setattr(self, "grad", self.grad + g / math.cosh(self.data) ** 2))

@singledispatch
def lift(other):
    return Value(other)

lift.register(Value)(lambda other: other)
