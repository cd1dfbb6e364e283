# title: KeyboardInterrupt and bare BaseExceptions out of the answer
# unit: 03_requires_grad_and_the_graph
# loses: accumulate-parts
# in: answer accumulate-parts
def accumulate_gradient(w, loss_of, parts):
    raise KeyboardInterrupt
