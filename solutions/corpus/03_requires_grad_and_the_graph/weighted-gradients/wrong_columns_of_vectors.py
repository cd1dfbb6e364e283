# title: runs over the columns of vectors
# fails: weighted-gradients-test [vector-is-one-row]
# fails: weighted-gradients-test-rows [vector-is-one-row]
# fails: weighted-gradients-hidden [vector-is-one-row]
def weighted_gradients(f, x, vectors):
    leaf = x.clone().requires_grad_()
    out = f(leaf)
    rows = []
    for j in range(vectors.shape[1]):
        leaf.grad = None
        out.backward(vectors[:, j], retain_graph=True)
        rows.append(leaf.grad)
    return torch.stack(rows)
