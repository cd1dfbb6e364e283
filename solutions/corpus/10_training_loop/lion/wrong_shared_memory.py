# title: one memory for all parameters
# fails: lion-test [one-memory-for-all]
# fails: lion-hidden [one-memory-for-all]

class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})
        self.m = 0.0

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                c = group["beta1"] * self.m + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * torch.sign(c)
                self.m = group["beta2"] * self.m + (1 - group["beta2"]) * p.grad
