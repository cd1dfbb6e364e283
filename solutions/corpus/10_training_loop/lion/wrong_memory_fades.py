# title: without a gradient the memory gets older
# fails: lion-test [memory-fades]
# fails: lion-hidden [memory-fades]
# never: none-skips-the-parameter


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                state = self.state[p]
                old = state["m"] if "m" in state else torch.zeros_like(p)
                state["m"] = group["beta2"] * old
                if p.grad is None:
                    continue
                c = group["beta1"] * old + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * torch.sign(c)
                state["m"] += (1 - group["beta2"]) * p.grad
