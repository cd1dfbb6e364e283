# title: the step is a hook of the leaf


def fit(x, y, lr, steps):
    w = torch.nn.Parameter(x.new_zeros(x.size(1)))

    @torch.no_grad()
    def step(leaf):
        leaf.sub_(leaf.grad, alpha=lr)
        leaf.grad = None

    w.register_post_accumulate_grad_hook(step)
    for _ in range(steps):
        ((x @ w - y) ** 2).sum().backward()
    return w
