# title: never asks f: everything is a straight line
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
# never: slope-was-measured
def second_derivative(f, x):
    return torch.zeros_like(x)
