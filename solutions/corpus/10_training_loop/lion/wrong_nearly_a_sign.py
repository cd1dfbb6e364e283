# title: divides c by its size plus a small number, so that very small elements hardly move
# fails: lion-test [no diagnosis]
# fails: lion-hidden [no diagnosis]


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, dict(lr=lr, beta1=beta1, beta2=beta2))

    @torch.no_grad()
    def step(self):
        for g in self.param_groups:
            for w in g["params"]:
                if w.grad is not None:
                    m = self.state[w].get("m", torch.zeros_like(w))
                    c = torch.lerp(w.grad, m, g["beta1"])
                    w.sub_(c.div(c.abs().add(1e-10)), alpha=g["lr"])
                    self.state[w]["m"] = torch.lerp(w.grad, m, g["beta2"])
