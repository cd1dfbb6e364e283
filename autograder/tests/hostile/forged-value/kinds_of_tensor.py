# title: sparse tensors where a dense one is wanted: no error of the grader
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
def second_derivative(f, x):
    return x.to_sparse()
