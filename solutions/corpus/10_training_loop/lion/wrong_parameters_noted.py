# title: collects the parameters once, in the first step
# fails: lion-test [no diagnosis]


import torch


class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})
        self.pairs = None

    @torch.no_grad()
    def step(self):
        if self.pairs is None:
            self.pairs = [(group, p) for group in self.param_groups for p in group["params"]]
        for group, p in self.pairs:
            g = p.grad
            if g is None:
                continue
            m = self.state[p].get("m", torch.zeros_like(p))
            p -= group["lr"] * torch.sign(group["beta1"] * m + (1 - group["beta1"]) * g)
            self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * g
