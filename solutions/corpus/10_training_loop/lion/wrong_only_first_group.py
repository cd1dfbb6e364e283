# title: only param_groups[0]
# fails: lion-test [only-the-first-group]
# fails: lion-hidden [only-the-first-group]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        group = self.param_groups[0]
        for p in group["params"]:
            if p.grad is None:
                continue
            m = self.state[p].setdefault("m", torch.zeros_like(p))
            p -= group["lr"] * torch.sign(group["beta1"] * m + (1 - group["beta1"]) * p.grad)
            m.mul_(group["beta2"]).add_(p.grad, alpha=1 - group["beta2"])
