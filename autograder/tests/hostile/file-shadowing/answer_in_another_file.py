# title: an answer in a helper file, which nobody takes along: the question is lost, not the rest
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
from helper import second_derivative
# in: folder
def spoil(folder):
    (folder / "helper.py").write_text("def second_derivative(f, x):\n    return x\n")
