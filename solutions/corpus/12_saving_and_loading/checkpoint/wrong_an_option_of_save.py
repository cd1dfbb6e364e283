# title: save has an option of its own beside the notes
# fails: checkpoint-test [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, verbose=False, **notes):
        states = {
            name: part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            for name, part in self.parts.items()
        }
        if verbose:
            print("saved", list(states))
        torch.save([states, notes, torch.get_rng_state()], file)

    def restore(self, file, verbose=False):
        states, notes, rng = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(states[name])
            else:
                part.load_state_dict(states[name])
        if verbose:
            print("restored", list(states))
        torch.set_rng_state(rng)
        return notes
