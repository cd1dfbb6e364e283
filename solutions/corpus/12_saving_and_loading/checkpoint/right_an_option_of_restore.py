# title: an option of restore takes no note, nor does what stands before a slash


class Checkpoint:
    def __init__(self, /, **parts):
        self.parts = parts

    def save(self, file, verbose=False, /, **notes):
        states = [
            [name, part.get_state() if isinstance(part, torch.Generator) else part.state_dict()]
            for name, part in self.parts.items()
        ]
        torch.save([states, notes, torch.get_rng_state()], file)

    def restore(self, file, place="cpu"):
        states, notes, rng = torch.load(file, map_location=place)
        states = dict(states)
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(states[name])
            else:
                part.load_state_dict(states[name])
        torch.set_rng_state(rng)
        return notes
