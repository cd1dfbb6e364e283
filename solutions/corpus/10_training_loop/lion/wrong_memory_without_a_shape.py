# title: the memory begins as one zero, and is changed in place
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]
# never: one-memory-for-all


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                if "m" not in self.state[p]:
                    self.state[p]["m"] = torch.tensor(0.0)
                m, g = self.state[p]["m"], p.grad
                c = group["beta1"] * m + (1 - group["beta1"]) * g
                p -= group["lr"] * c.sign()
                m.mul_(group["beta2"]).add_(g, alpha=1 - group["beta2"])
