# title: uses backward and .grad
# fails: jacobian-hidden [one-pass-for-each-row]
# fails: jacobian-test [one-pass-for-each-row]

def jacobian(y, x):
    rows = []
    for part in y.reshape(-1):
        x.grad = None
        part.backward(retain_graph=True, inputs=[x])
        rows.append(x.grad)
    return torch.stack(rows).reshape(y.shape + x.shape)
