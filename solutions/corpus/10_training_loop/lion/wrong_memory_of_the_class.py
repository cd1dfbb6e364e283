# title: keeps the memories in a dict of the class
# fails: lion-test [no diagnosis]


import torch


class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    memory = {}

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            b1, b2 = group["beta1"], group["beta2"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.memory.get(p)
                m = torch.zeros_like(p) if m is None else m
                c = b1 * m + (1 - b1) * p.grad
                p.sub_(group["lr"] * c.sign())
                self.memory[p] = b2 * m + (1 - b2) * p.grad
