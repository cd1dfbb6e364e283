# title: all settings are read in self.defaults
# fails: lion-test [defaults-instead-of-the-group]
# fails: lion-hidden [defaults-instead-of-the-group]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        lr, beta1, beta2 = (self.defaults[key] for key in ("lr", "beta1", "beta2"))
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if "m" not in state:
                    state["m"] = torch.zeros_like(p)
                c = beta1 * state["m"] + (1 - beta1) * p.grad
                p.sub_(c.sign(), alpha=lr)
                state["m"].mul_(beta2).add_(p.grad, alpha=1 - beta2)
