# title: generators in a dictionary of their own


class Checkpoint:
    def __init__(self, **parts):
        self.generators = {n: p for n, p in parts.items() if hasattr(p, "get_state")}
        self.others = {n: p for n, p in parts.items() if n not in self.generators}

    def save(self, file, **notes):
        record = [
            {n: g.get_state() for n, g in self.generators.items()},
            {n: p.state_dict() for n, p in self.others.items()},
            torch.random.get_rng_state(),
            notes,
        ]
        torch.save(record, file)

    def restore(self, file):
        generators, others, dice, notes = torch.load(file, map_location="cpu")
        for n in self.generators:
            self.generators[n].set_state(generators[n])
        for n in self.others:
            self.others[n].load_state_dict(others[n])
        torch.random.set_rng_state(dice)
        return notes
