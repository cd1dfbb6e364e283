# title: multiplies the incoming gradient in place, and uses it again for the second factor
# fails: value-test [no diagnosis]
# fails: value-whole-test [no diagnosis]
# never: own-value-as-slope

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad = data, 0.0
        self.parents = parents
        self.pass_back = pass_back

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def pass_back(grad_out):
            self.grad += grad_out
            other.grad += grad_out

        return Value(self.data + other.data, (self, other), pass_back)

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)

        def pass_back(grad_out):
            grad_out *= other.data
            self.grad += grad_out
            grad_out *= self.data
            other.grad += grad_out

        return Value(self.data * other.data, (self, other), pass_back)

    def tanh(self):
        t = math.tanh(self.data)

        def pass_back(grad_out):
            self.grad += (1 - t * t) * grad_out

        return Value(t, (self,), pass_back)

    __radd__ = __add__
    __rmul__ = __mul__
