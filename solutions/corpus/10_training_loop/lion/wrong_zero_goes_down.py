# title: takes the sign of 0 for -1
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    m = self.state[p].setdefault("m", torch.zeros_like(p))
                    c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                    p += group["lr"] * torch.where(c > 0, -1.0, 1.0)
                    m.mul_(group["beta2"]).add_(p.grad, alpha=1 - group["beta2"])
