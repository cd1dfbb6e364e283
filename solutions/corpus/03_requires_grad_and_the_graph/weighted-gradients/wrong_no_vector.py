# title: calls backward() without the vector
# fails: weighted-gradients-test [vector-needs-a-vector]
# fails: weighted-gradients-test-rows [vector-needs-a-vector]
# fails: weighted-gradients-hidden [vector-needs-a-vector]
def weighted_gradients(f, x, vectors):
    x = x.clone().requires_grad_()
    y = f(x)
    rows = []
    for v in vectors:
        x.grad = None
        y.backward(retain_graph=True)
        rows.append(x.grad)
    return torch.stack(rows)
