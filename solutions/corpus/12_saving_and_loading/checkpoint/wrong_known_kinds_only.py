# title: knows networks, optimizers, schedules and generators only
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts
        self.kinds = (nn.Module, torch.optim.Optimizer, torch.optim.lr_scheduler.LRScheduler)

    def save(self, file, **notes):
        has = {n: p.state_dict() for n, p in self.parts.items() if isinstance(p, self.kinds)}
        has |= {n: p.get_state() for n, p in self.parts.items() if isinstance(p, torch.Generator)}
        torch.save([has, notes, torch.get_rng_state()], file)

    def restore(self, file):
        has, notes, dice = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(has[name])
            elif isinstance(part, self.kinds):
                part.load_state_dict(has[name])
        torch.set_rng_state(dice)
        return notes
