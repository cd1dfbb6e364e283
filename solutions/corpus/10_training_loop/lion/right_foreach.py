# title: foreach functions


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for s in self.param_groups:
            ps = [p for p in s["params"] if p.grad is not None]
            if not ps:
                continue
            gs = [p.grad for p in ps]
            for p in ps:
                if "m" not in self.state[p]:
                    self.state[p]["m"] = torch.zeros_like(p)
            ms = [self.state[p]["m"] for p in ps]
            cs = torch._foreach_lerp(gs, ms, s["beta1"])
            torch._foreach_sign_(cs)
            torch._foreach_add_(ps, cs, alpha=-s["lr"])
            torch._foreach_lerp_(ms, gs, 1 - s["beta2"])
