# title: works on flat parameters, which may be copies
# fails: lion-test [no diagnosis]


import torch


class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                flat, g = p.flatten(), p.grad.flatten()
                m = self.state[p].get("m", torch.zeros_like(flat))
                c = group["beta1"] * m + (1 - group["beta1"]) * g
                flat -= group["lr"] * c.sign()
                self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * g
