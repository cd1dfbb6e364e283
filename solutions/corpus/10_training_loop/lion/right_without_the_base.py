# title: no base class


class Lion:
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        rest = {"lr": lr, "beta1": beta1, "beta2": beta2}
        self.param_groups = [rest | group for group in params]
        for group in self.param_groups:
            group["params"] = list(group["params"])
        self.state = {}

    def zero_grad(self):
        for group in self.param_groups:
            for p in group["params"]:
                p.grad = None

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in filter(lambda p: p.grad is not None, group["params"]):
                m = self.state.get(id(p), 0.0)
                c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                p.add_(c.sign(), alpha=-group["lr"])
                self.state[id(p)] = group["beta2"] * m + (1 - group["beta2"]) * p.grad
