# title: the argument gets another storage and another shape
# unit: 03_requires_grad_and_the_graph
# loses: accumulate-parts
# in: answer accumulate-parts
def accumulate_gradient(w, loss_of, parts):
    for part in parts:
        part.set_(torch.zeros(1, len(w)))
    w.data = torch.zeros_like(w)
    w.grad = torch.zeros_like(w)
