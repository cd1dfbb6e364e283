# title: 0.9 and 0.99 written in
# fails: lion-test [betas-written-in]
# fails: lion-hidden [betas-written-in]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                m = self.state[p].setdefault("m", torch.zeros_like(p))
                p -= group["lr"] * torch.sign(0.9 * m + 0.1 * p.grad)
                m.mul_(0.99).add_(p.grad, alpha=0.01)
