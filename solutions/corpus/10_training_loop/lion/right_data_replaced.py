# title: p.data = p.data - ..., memory as attribute dict of the param


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for s in self.param_groups:
            for p in filter(lambda p: p.grad is not None, s["params"]):
                m = self.state[p].get("m", 0.0)
                c = s["beta1"] * m + (1 - s["beta1"]) * p.grad
                p.data = p.data - s["lr"] * ((c > 0).to(c) - (c < 0).to(c))
                self.state[p]["m"] = s["beta2"] * m + (1 - s["beta2"]) * p.grad
