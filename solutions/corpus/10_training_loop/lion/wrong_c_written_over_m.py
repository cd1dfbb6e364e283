# title: makes c in the memory of m, in place
# fails: lion-test [memory-goes-on-from-c]
# fails: lion-hidden [memory-goes-on-from-c]
class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            lr, b1, b2 = group["lr"], group["beta1"], group["beta2"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                c = m.mul_(b1).add_(p.grad, alpha=1 - b1)
                p.add_(c.sign(), alpha=-lr)
                m.mul_(b2).add_(p.grad, alpha=1 - b2)
