# title: Parents in a set, so that nobody is in there twice

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data = data
        self.grad = 0.0
        self.parents = set(parents)
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
            self.grad += other.data * grad_out
            other.grad += self.data * grad_out

        return Value(self.data * other.data, (self, other), pass_back)

    def tanh(self):
        t = math.tanh(self.data)

        def pass_back(grad_out):
            self.grad += (1 - t**2) * grad_out

        return Value(t, (self,), pass_back)

    def __radd__(self, other):
        return self.__add__(other)

    def __rmul__(self, other):
        return self.__mul__(other)
