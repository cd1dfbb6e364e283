# title: a tensor in disguise
# fails: value-test [torch-inside]
# fails: value-whole-test [torch-inside]

class Value:
    def __init__(self, data, parents=(), pass_back=None):
        self.data, self.grad, self.parents, self.pass_back = data, 0.0, parents, pass_back

    def _by_torch(self, f, *others):
        inputs = [self, *(o if isinstance(o, Value) else Value(o) for o in others)]
        leaves = [torch.tensor(float(v.data), dtype=torch.float64, requires_grad=True) for v in inputs]
        result = f(*leaves)

        def back(grad_out):
            grads = torch.autograd.grad(result * grad_out, leaves, retain_graph=True)
            for v, g in zip(inputs, grads):
                v.grad += g.item()

        return Value(result.item(), inputs, back)

    def __add__(self, other):
        return self._by_torch(torch.add, other)

    def __mul__(self, other):
        return self._by_torch(torch.mul, other)

    __radd__, __rmul__ = __add__, __mul__

    def tanh(self):
        return self._by_torch(torch.tanh)
