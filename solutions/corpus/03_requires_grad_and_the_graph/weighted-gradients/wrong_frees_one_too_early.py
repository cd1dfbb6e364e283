# title: wants to free the graph in the last pass, and frees it in the last but one
# fails: weighted-gradients-test-rows [freed-between-the-rows]
# fails: weighted-gradients-hidden [freed-between-the-rows]
def weighted_gradients(f, x, vectors):
    leaf = x.clone().requires_grad_()
    y = f(leaf)
    rows = []
    for i, v in enumerate(vectors, start=1):
        keep = i < len(vectors) - 1
        (row,) = torch.autograd.grad(y, leaf, v, retain_graph=keep)
        rows.append(row)
    return torch.stack(rows)
