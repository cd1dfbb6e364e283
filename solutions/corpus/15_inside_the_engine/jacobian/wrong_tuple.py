# title: returns the tuple
# fails: jacobian-hidden [tuple-of-gradients]
# fails: jacobian-test [tuple-of-gradients]

def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    return torch.autograd.grad(y, x, vectors, retain_graph=True, is_grads_batched=True)
