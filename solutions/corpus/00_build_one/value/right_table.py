# title: operations in a table, made by a loop, and numpy

import functools

import numpy as np


class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.parents, self.pass_back = data, parents, pass_back
        self.grad = 0

    def __lt__(self, other):
        return self.data < other.data


def operation(compute, *slopes):
    def apply(*inputs):
        inputs = tuple(v if isinstance(v, Value) else Value(v) for v in inputs)
        numbers = [v.data for v in inputs]

        def back(grad_out):
            for v, slope in zip(inputs, slopes):
                v.grad = v.grad + grad_out * slope(*numbers)

        return Value(compute(*numbers), inputs, back)

    return apply


plus = operation(lambda a, b: a + b, lambda a, b: 1, lambda a, b: 1)
times = operation(lambda a, b: a * b, lambda a, b: b, lambda a, b: a)
curve = operation(lambda a: np.tanh(a), lambda a: 1 - math.tanh(a) ** 2)
Value.__add__ = Value.__radd__ = lambda a, b: plus(a, b)
Value.__mul__ = lambda a, b: times(a, b)
Value.__rmul__ = lambda a, b: times(b, a)
Value.tanh = lambda a: curve(a)
