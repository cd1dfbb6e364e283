# title: a dataclass, compared by identity

from dataclasses import dataclass, field
from typing import Any


def value_of(x):
    return x if isinstance(x, Value) else Value(x)


@dataclass(eq=False)
class Value:
    data: Any
    parents: tuple = ()
    pass_back: Any = None
    grad: float = field(default=0.0, init=False)

    def __add__(self, other):
        other = value_of(other)

        def back(g):
            self.grad += g
            other.grad += g

        return Value(self.data + other.data, (self, other), back)

    def __radd__(self, other):
        return self + other

    def __mul__(self, other):
        other = value_of(other)

        def back(g):
            self.grad += g * other.data
            other.grad += g * self.data

        return Value(self.data * other.data, (self, other), back)

    def __rmul__(self, other):
        return self * other

    def tanh(self):
        t = math.tanh(self.data)

        def back(g):
            self.grad += g * (1 - t**2)

        return Value(t, (self,), back)
