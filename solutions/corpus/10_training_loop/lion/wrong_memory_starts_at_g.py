# title: the memory starts with the first gradient
# fails: lion-test [memory-begins-with-the-gradient]
# fails: lion-hidden [memory-begins-with-the-gradient]

class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if "m" not in state:
                    state["m"] = p.grad.clone()
                m = state["m"]
                c = group["beta1"] * m + (1 - group["beta1"]) * p.grad
                p -= group["lr"] * torch.sign(c)
                state["m"] = group["beta2"] * m + (1 - group["beta2"]) * p.grad
