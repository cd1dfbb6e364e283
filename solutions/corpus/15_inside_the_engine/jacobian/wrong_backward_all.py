# title: uses backward for all leaves
# fails: jacobian-hidden [one-pass-for-each-row]
# fails: jacobian-test [one-pass-for-each-row]

def jacobian(y, x):
    x.retain_grad()
    rows = []
    for part in y.reshape(-1):
        part.backward(retain_graph=True)
        rows.append(x.grad.clone())
        x.grad = None
    return torch.stack(rows).reshape(y.shape + x.shape)
