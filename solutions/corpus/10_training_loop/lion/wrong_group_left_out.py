# title: leaves a whole group out if one of its parameters has no gradient
# fails: lion-test [group-left-at-a-none]
# fails: lion-hidden [group-left-at-a-none]
# never: stopped-at-a-none


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            if any(p.grad is None for p in group["params"]):
                continue
            for p in group["params"]:
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                p -= group["lr"] * torch.sign(group["beta1"] * m + (1 - group["beta1"]) * p.grad)
                m.mul_(group["beta2"]).add_(p.grad, alpha=1 - group["beta2"])
