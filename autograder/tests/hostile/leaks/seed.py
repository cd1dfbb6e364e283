# title: the secret seed is looked for
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
import autograder.checks.draws as draws


def freeze_all_but(net, keep, x):
    raise ValueError(f"the seed is {draws._seed}")


print(draws._seed, vars(draws))
