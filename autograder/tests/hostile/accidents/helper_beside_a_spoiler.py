# title: helpers stand in cells that spoil something, are refused something, or come too late
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import functools as ft

SMALL = 0.0
sum = 0


def floating(values):
    return values.clone() if values.is_floating_point() else values.float() + SMALL
# in: answer ask-for-gradient
def ask_for_gradient(values):
    return ft.reduce(lambda x, _: x, [1], floating(values)).requires_grad_()
# in: scratch after predict-backward
predictions = {"a": "no idea"}
# in: scratch before second-derivative
import gc

print(len(gc.get_objects()))


def own_point(x):
    return x.clone().requires_grad_()
# in: answer second-derivative
def second_derivative(f, x):
    point = own_point(x)
    (slope,) = torch.autograd.grad(f(point).sum(), point, create_graph=True)
    if not slope.requires_grad:
        return torch.zeros_like(x)
    (bend,) = torch.autograd.grad(slope.sum(), point, materialize_grads=True)
    return bend
