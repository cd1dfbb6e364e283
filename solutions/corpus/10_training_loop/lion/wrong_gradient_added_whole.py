# title: the gradient is added to beta times the memory, as in SGD
# fails: lion-test [gradient-added-whole]
# fails: lion-hidden [gradient-added-whole]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})
    @torch.no_grad()
    def step(self):
        for g in self.param_groups:
            for p in g["params"]:
                if p.grad is None: continue
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                p.sub_(g["lr"] * (g["beta1"] * m + p.grad).sign())
                self.state[p]["m"] = g["beta2"] * m + p.grad
