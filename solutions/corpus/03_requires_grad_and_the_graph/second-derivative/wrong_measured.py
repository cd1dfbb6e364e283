# title: difference quotient with a coarse step, exact on a straight line
# fails: second-derivative-test [slope-was-measured]
# fails: second-derivative-hidden [slope-was-measured]
def second_derivative(f, x):
    h = 1 / 32
    with torch.no_grad():
        return (f(x + 2 * h) - 2 * f(x + h) + f(x)) / h**2
