# title: a tuple, and getattr


class Checkpoint:
    def __init__(self, **parts):
        self.names, self.parts = list(parts), list(parts.values())

    def save(self, file, **notes):
        get = [getattr(part, "state_dict", None) or part.get_state for part in self.parts]
        torch.save((dict(zip(self.names, (g() for g in get), strict=True)), torch.get_rng_state(), notes), file)

    def restore(self, file):
        states, rng, notes = torch.load(file, "cpu")
        for name, part in zip(self.names, self.parts, strict=True):
            put = getattr(part, "load_state_dict", None) or part.set_state
            put(states[name])
        torch.set_rng_state(rng)
        return {**notes}
