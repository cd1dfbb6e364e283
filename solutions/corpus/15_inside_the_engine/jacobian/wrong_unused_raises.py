# title: does not think of an x that is not used
# fails: jacobian-hidden [no-path-means-zeros]
# fails: jacobian-test [no-path-means-zeros]

def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    rows = torch.autograd.grad(y, x, vectors, retain_graph=True, is_grads_batched=True)[0]
    return rows.reshape(y.shape + x.shape)
