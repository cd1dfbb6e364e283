# title: reads the betas that the optimizer was made with
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        b1, b2 = self.defaults["beta1"], self.defaults["beta2"]
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    m = self.state[p].setdefault("m", torch.zeros_like(p))
                    p -= group["lr"] * torch.sign(b1 * m + (1 - b1) * p.grad)
                    m.mul_(b2).add_(p.grad, alpha=1 - b2)
