# title: plain attributes, moved and saved by hand


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.mean, self.std = mean, std

    def _apply(self, function, *others, **named):
        self.mean, self.std = function(self.mean), function(self.std)
        return super()._apply(function, *others, **named)

    def get_extra_state(self):
        return {"mean": self.mean, "std": self.std}

    def set_extra_state(self, state):
        self.mean = state["mean"].to(self.gain.device)
        self.std = state["std"].to(self.gain.device)

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
