# title: the first function in the class comes from another cell, and that cell is read
# unit: 04_leaf_gradients
# loses: hand-sgd
# in: scratch first
def described(self):
    """By hand: g = grad + decay * w; b = momentum * b + g; w -= lr * (g + momentum * b)."""
    return "by hand"

# in: answer hand-sgd
class HandSGD:
    """SGD with Nesterov momentum and weight decay."""

    described = described  # before all others

    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.inner = torch.optim.SGD(params, lr, momentum=momentum, weight_decay=decay, nesterov=True)

    def zero_grad(self):
        self.inner.zero_grad()

    def step(self):
        self.inner.step()
