# title: a memory of its own instead of self.state


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})
        self.memory = {}

    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    m = self.memory.get(p, torch.zeros_like(p.detach()))
                    c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                    p.data = p.data - group["lr"] * ((c > 0).float() - (c < 0).float())
                    self.memory[p] = group["beta2"] * m + (1 - group["beta2"]) * p.grad
