# title: the parents are collected in the default list
# fails: value-test [no diagnosis]

class Value:
    def __init__(self, data, parents=[], pass_back=None):
        self.data, self.grad = data, 0.0
        self.parents = parents
        self.pass_back = pass_back

    def made(self, data, *parents):
        result = Value(data)
        result.parents.extend(parents)
        return result

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        result = self.made(self.data + other.data, self, other)

        def pass_back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        result.pass_back = pass_back
        return result

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        result = self.made(self.data * other.data, self, other)

        def pass_back(grad_out):
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        result.pass_back = pass_back
        return result

    def tanh(self):
        t = math.tanh(self.data)
        result = self.made(t, self)

        def pass_back(grad_out):
            self.grad += (1 - t * t) * grad_out

        result.pass_back = pass_back
        return result

    __radd__ = __add__
    __rmul__ = __mul__
