# title: the class remembers, the file does not
# fails: checkpoint-test [kept-in-the-object]
# fails: checkpoint-hidden [kept-in-the-object]


class Checkpoint:
    states = {}

    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        for name, part in self.parts.items():
            state = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            Checkpoint.states[name] = copy.deepcopy(state)
        Checkpoint.dice = torch.get_rng_state()
        torch.save(notes, file)

    def restore(self, file):
        for name, part in self.parts.items():
            state = copy.deepcopy(Checkpoint.states[name])
            if isinstance(part, torch.Generator):
                part.set_state(state)
            else:
                part.load_state_dict(state)
        torch.set_rng_state(Checkpoint.dice)
        return torch.load(file)
