# title: a beta of 0 counts as none
# fails: lion-hidden [no diagnosis]


import torch


class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            b1 = group.get("beta1") or 0.9
            b2 = group.get("beta2") or 0.99
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.state[p].get("m")
                if m is None:
                    m = torch.zeros_like(p)
                c = b1 * m + (1 - b1) * p.grad
                p -= group["lr"] * c.sign()
                self.state[p]["m"] = b2 * m + (1 - b2) * p.grad
