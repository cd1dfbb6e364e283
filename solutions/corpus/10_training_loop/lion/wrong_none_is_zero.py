# title: None is taken for zeros
# fails: lion-test [none-skips-the-parameter]
# fails: lion-hidden [none-skips-the-parameter]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                g = torch.zeros_like(p) if p.grad is None else p.grad
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                c = group["beta1"] * m + (1 - group["beta1"]) * g
                p -= group["lr"] * c.sign()
                m.mul_(group["beta2"]).add_(g, alpha=1 - group["beta2"])
