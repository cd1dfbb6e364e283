# title: the Jacobian of the Jacobian, by forward mode, and not its diagonal
# fails: second-derivative-test [no diagnosis]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [no diagnosis]
# never: slope-was-measured
def second_derivative(f, x):
    return torch.func.jacfwd(torch.func.jacfwd(f))(x)
