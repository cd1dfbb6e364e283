# title: pass_back is one method for all, told apart by the name of the operation
# fails: value-test [pass-back-is-a-method]

class Value:
    def __init__(self, data, parents=(), pass_back=None, kind="given"):
        self.data, self.grad, self.parents, self.kind = data, 0.0, list(parents), kind
        self.foreign = pass_back

    def pass_back(self, grad_out):
        if self.foreign is not None:
            self.foreign(grad_out)
        elif self.kind == "sum":
            left, right = self.parents
            left.grad += grad_out
            right.grad += grad_out
        elif self.kind == "product":
            left, right = self.parents
            left.grad += grad_out * right.data
            right.grad += grad_out * left.data
        elif self.kind == "tanh":
            self.parents[0].grad += grad_out * (1 - self.data**2)

    def __add__(self, other):
        other = other if type(other) is Value else Value(other)
        return Value(self.data + other.data, (self, other), kind="sum")

    def __mul__(self, other):
        other = other if type(other) is Value else Value(other)
        return Value(self.data * other.data, (self, other), kind="product")

    def __radd__(self, other):
        return Value(other) + self

    def __rmul__(self, other):
        return Value(other) * self

    def tanh(self):
        return Value(math.tanh(self.data), (self,), kind="tanh")
