# title: difference quotient in float32 with a tiny step
# fails: second-derivative-test [slope-was-measured]
# fails: second-derivative-test-line [slope-was-measured]
# fails: second-derivative-hidden [slope-was-measured]
def second_derivative(f, x):
    h = 1e-3
    with torch.no_grad():
        return (f(x + h) - 2 * f(x) + f(x - h)) / h**2
