# title: sign of g, not of c
# fails: lion-test [memory-never-kept]
# fails: lion-hidden [memory-never-kept]

class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                p -= group["lr"] * p.grad.sign()
