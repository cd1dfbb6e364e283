# title: the memory is float32, whatever the parameter is
# fails: lion-test [no diagnosis]


import torch


class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            b1, b2 = group["beta1"], group["beta2"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if "m" not in state:
                    state["m"] = torch.zeros(p.shape)
                m = state["m"]
                c = b1 * m + (1 - b1) * p.grad
                p.add_(torch.sign(c), alpha=-group["lr"])
                m.mul_(b2).add_((1 - b2) * p.grad)
