# title: the sign as c divided by its size
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
                    m = self.state[p].get("m", 0.0)
                    c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                    p -= group["lr"] * c / c.abs()
                    self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * p.grad
