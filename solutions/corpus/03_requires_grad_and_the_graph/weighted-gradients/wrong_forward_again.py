# title: runs the forward pass for each row
# fails: weighted-gradients-test-rows [no diagnosis]
# fails: weighted-gradients-hidden [no diagnosis]
def weighted_gradients(f, x, vectors):
    rows = []
    for v in vectors:
        leaf = x.clone().requires_grad_()
        f(leaf).backward(v)
        rows.append(leaf.grad)
    return torch.stack(rows)
