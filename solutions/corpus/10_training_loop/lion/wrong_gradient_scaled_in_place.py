# title: the gradient is scaled in place to save memory
# fails: lion-test [gradient-changed-by-the-step]
# fails: lion-hidden [gradient-changed-by-the-step]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if "m" not in state:
                    state["m"] = torch.zeros_like(p)
                m, g = state["m"], p.grad
                c = m * group["beta1"] + g.mul_(1 - group["beta1"])
                p.sub_(group["lr"] * c.sign())
                m.mul_(group["beta2"]).add_(g.mul_(1 - group["beta2"]))
