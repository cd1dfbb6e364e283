# title: sums the outputs, and gives the vector to the backward() of the sum
# fails: weighted-gradients-test [vector-of-wrong-shape]
# fails: weighted-gradients-test-rows [vector-of-wrong-shape]
# fails: weighted-gradients-hidden [vector-of-wrong-shape]
# never: vector-is-one-row
def weighted_gradients(f, x, vectors):
    leaf = x.clone().requires_grad_()
    total = f(leaf).sum()
    rows = []
    for v in vectors:
        leaf.grad = None
        total.backward(v, retain_graph=True)
        rows.append(leaf.grad)
    return torch.stack(rows)
