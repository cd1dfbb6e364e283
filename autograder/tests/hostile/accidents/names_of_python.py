# title: an answer that calls things of its own by names of Python's
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer read-graph
{{SOLUTION}}


sorted = sorted([3, 1])
next = 7
# in: answer weighted-gradients
list = []


def weighted_gradients(f, x, vectors):
    global list
    start = x.clone().requires_grad_()
    y = f(start)
    list = [torch.autograd.grad(y, start, v, retain_graph=True)[0] for v in vectors]
    return torch.stack(list)
# in: answer second-derivative
{{SOLUTION}}


sum = second_derivative(lambda t: t**3, torch.ones(2)).sum()
# in: answer accumulate-parts
def accumulate_gradient(w, loss_of, parts):
    together = torch.cat(parts)
    w.grad = None
    for part in parts:
        (loss_of(w, part) * (part.shape[0] / together.shape[0])).backward()
