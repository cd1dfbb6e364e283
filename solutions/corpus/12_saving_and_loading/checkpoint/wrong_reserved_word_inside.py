# title: the notes have a place of their own, but the generator lies among the parts
# fails: checkpoint-test [names-meet]


class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, /, **parts):
        self.parts = parts

    def save(self, file, /, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        states["torch_rng"] = torch.get_rng_state()
        torch.save((states, notes), file)

    def restore(self, file):
        states, notes = torch.load(file, map_location="cpu")
        torch.set_rng_state(states.pop("torch_rng"))
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(states[name])
            else:
                part.load_state_dict(states[name])
        return notes
