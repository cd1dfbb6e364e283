# title: difference quotients, exact for polynomials, and blind to what only autograd sees
# fails: second-derivative-hidden [no diagnosis]
def second_derivative(f, x):
    with torch.no_grad():
        return f(x + 1) - 2 * f(x) + f(x - 1)
