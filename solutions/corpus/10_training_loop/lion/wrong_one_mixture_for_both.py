# title: one mixture, with beta1, is the direction and the memory
# fails: lion-test [memory-is-the-direction]
# fails: lion-hidden [memory-is-the-direction]
# never: memory-goes-on-from-c


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for settings in self.param_groups:
            share = settings["beta1"]
            for w in settings["params"]:
                if w.grad is None:
                    continue
                old = self.state[w].get("m", torch.zeros_like(w))
                mixed = share * old + (1 - share) * w.grad
                w.sub_(settings["lr"] * mixed.sign())
                self.state[w]["m"] = mixed
