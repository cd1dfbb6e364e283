# title: lets the learning rate decay with each step
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for s in self.param_groups:
            for w in s["params"]:
                if w.grad is not None:
                    old = self.state[w].get("m", torch.zeros_like(w))
                    mixed = s["beta1"] * old + (1 - s["beta1"]) * w.grad
                    w -= s["lr"] * mixed.sign()
                    self.state[w]["m"] = s["beta2"] * old + (1 - s["beta2"]) * w.grad
            s["lr"] *= 0.99
