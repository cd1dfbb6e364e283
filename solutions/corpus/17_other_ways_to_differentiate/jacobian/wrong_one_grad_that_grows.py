# title: keeps .grad itself for each row, and never clears it
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]
# never: sum-in-every-row


def whole_jacobian(f, x):
    leaf = x.detach().clone().requires_grad_()
    rows = []
    for one in f(leaf):
        one.backward(retain_graph=True)
        rows.append(leaf.grad)
    return torch.stack(rows)
