# title: c is the running average, and the next step starts from it.
# fails: lion-test [memory-goes-on-from-c]
# fails: lion-hidden [memory-goes-on-from-c]
# never: memory-is-the-direction


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for settings in self.param_groups:
            b1, b2 = settings["beta1"], settings["beta2"]
            for w in settings["params"]:
                if w.grad is None:
                    continue
                m = self.state[w].get("m", torch.zeros_like(w))
                m = b1 * m + (1 - b1) * w.grad
                w.sub_(settings["lr"] * m.sign())
                m = b2 * m + (1 - b2) * w.grad
                self.state[w]["m"] = m
