# title: beta and 1 - beta exchanged
# fails: lion-test [mixture-turned-round]
# fails: lion-hidden [mixture-turned-round]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                p -= group["lr"] * torch.sign((1 - group["beta1"]) * m + group["beta1"] * p.grad)
                m.mul_(1 - group["beta2"]).add_(p.grad, alpha=group["beta2"])
