# title: torch.func.grad only once
# fails: second-derivative-test [stopped-at-first-derivative]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [stopped-at-first-derivative]
# never: slope-was-measured
def second_derivative(f, x):
    return torch.func.grad(lambda t: f(t).sum())(x)
