# title: break instead of continue, so the next group is still moved
# fails: lion-test [group-left-at-a-none]
# fails: lion-hidden [group-left-at-a-none]
# never: stopped-at-a-none


class Lion(torch.optim.Optimizer):

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                g = p.grad
                if g is None:
                    break
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                c = m * group["beta1"] + g * (1 - group["beta1"])
                p -= group["lr"] * c.sign()
                m.copy_(m * group["beta2"] + g * (1 - group["beta2"]))
