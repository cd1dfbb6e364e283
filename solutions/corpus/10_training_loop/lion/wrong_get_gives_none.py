# title: asks the state with get(), which gives None the first time
# fails: lion-test [memory-not-begun]
# fails: lion-hidden [memory-not-begun]
# never: none-is-no-tensor


class Lion(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                m, g = self.state[p].get("m"), p.grad
                c = group["beta1"] * m + (1 - group["beta1"]) * g
                p -= group["lr"] * c.sign()
                self.state[p]["m"] = group["beta2"] * m + (1 - group["beta2"]) * g
