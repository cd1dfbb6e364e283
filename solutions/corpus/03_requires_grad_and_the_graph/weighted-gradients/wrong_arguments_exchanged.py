# title: asks for the gradient of the input with respect to the output
# fails: weighted-gradients-test [grad-arguments-exchanged]
# fails: weighted-gradients-test-rows [grad-arguments-exchanged]
# fails: weighted-gradients-hidden [grad-arguments-exchanged]
# never: vector-is-one-row


def weighted_gradients(f, x, vectors):
    t = x.detach().clone().requires_grad_()
    y = f(t)
    rows = []
    for v in vectors:
        (row,) = torch.autograd.grad(t, y, v, retain_graph=True)
        rows.append(row)
    return torch.stack(rows)
