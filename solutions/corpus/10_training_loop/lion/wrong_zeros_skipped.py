# title: a gradient of zeros is skipped like none
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})
    @torch.no_grad()
    def step(self):
        for g in self.param_groups:
            for p in g["params"]:
                if p.grad is None or not p.grad.any(): continue
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                p.sub_(g["lr"] * (g["beta1"] * m + (1 - g["beta1"]) * p.grad).sign())
                m.mul_(g["beta2"]).add_(p.grad, alpha=1 - g["beta2"])
