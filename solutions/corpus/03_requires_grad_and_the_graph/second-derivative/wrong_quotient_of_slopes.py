# title: the first derivative by autograd, the second as a difference quotient
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    """Return the second derivative of `f` at each element of `x`, in the shape of `x`.

    f: function that treats each element of a tensor by itself; its result depends on the tensor.
    x: plain tensor.
    """

    def slope(points):
        points = points.clone().requires_grad_()
        f(points).sum().backward()
        return points.grad

    h = 1e-3
    return (slope(x + h) - slope(x - h)) / (2 * h)
