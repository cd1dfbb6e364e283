# title: stores the sign in the memory
# fails: lion-test [memory-made-from-signs]
# fails: lion-hidden [memory-made-from-signs]

class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.state[p].get("m", torch.zeros_like(p))
                c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * torch.sign(c)
                self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * p.grad.sign()
