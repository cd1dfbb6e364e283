# title: keeps the states in the object
# fails: checkpoint-test [kept-in-the-object]
# fails: checkpoint-hidden [kept-in-the-object]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        self.states = {}
        for name, part in self.parts.items():
            state = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            self.states[name] = copy.deepcopy(state)
        self.rng = torch.get_rng_state()
        torch.save(notes, file)

    def restore(self, file):
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(self.states[name])
            else:
                part.load_state_dict(self.states[name])
        torch.set_rng_state(self.rng)
        return torch.load(file)
