# title: A memory that starts at 0 has to be corrected, as in Adam.
# fails: lion-test [memory-corrected]
# fails: lion-hidden [memory-corrected]
# never: gradient-added-whole
class Lion(torch.optim.Optimizer):
    """An optimizer whose every step has the length lr in every element."""

    def __init__(self, params, lr=0.01, beta1=0.9, beta2=0.99):
        super().__init__(params, {"lr": lr, "beta1": beta1, "beta2": beta2})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            beta1, beta2, lr = group["beta1"], group["beta2"], group["lr"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                notes = self.state[p]
                t = notes.get("t", 0)
                m = notes.get("m", torch.zeros_like(p))
                fair = m / (1 - beta2**t) if t > 0 else m
                c = beta1 * fair + (1 - beta1) * p.grad
                p -= lr * c.sign()
                notes["m"] = beta2 * m + (1 - beta2) * p.grad
                notes["t"] = t + 1
