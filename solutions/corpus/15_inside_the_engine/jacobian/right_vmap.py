# title: vmap over autograd.grad

def jacobian(y, x):
    def row(vector):
        grad = torch.autograd.grad(y, x, vector, retain_graph=True, allow_unused=True)[0]
        return torch.zeros_like(x) * vector.sum() if grad is None else grad

    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    return torch.func.vmap(row)(vectors).reshape(y.shape + x.shape)
