# title: no case for None
# fails: lion-test [none-is-no-tensor]
# fails: lion-hidden [none-is-no-tensor]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * c.sign()
                m.mul_(group["beta2"]).add_(p.grad, alpha=1 - group["beta2"])
