# title: asks for the gradient of a copy made afterwards
# never: no-path-means-zeros
# fails: jacobian-test [unused-input]
# fails: jacobian-hidden [unused-input]
def jacobian(y, x):
    x = x.detach().requires_grad_()
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    (rows,) = torch.autograd.grad(y, x, vectors, retain_graph=True, is_grads_batched=True)
    return rows.reshape(y.shape + x.shape)
