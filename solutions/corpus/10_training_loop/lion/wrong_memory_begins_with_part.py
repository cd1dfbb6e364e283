# title: the memory begins with a share of the first gradient
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]
# never: memory-begins-with-the-gradient

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
                if "m" not in self.state[p]:
                    self.state[p]["m"] = (1 - group["beta1"]) * p.grad
                m = self.state[p]["m"]
                c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * c.sign()
                self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * p.grad
