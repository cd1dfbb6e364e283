# title: states of generators as lists of numbers


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = [dict(notes), torch.get_rng_state().tolist(), {}]
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                record[2][name] = part.get_state().tolist()
            else:
                record[2][name] = part.state_dict()
        torch.save(record, file)

    def restore(self, file):
        notes, dice, states = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(torch.tensor(states[name], dtype=torch.uint8))
            else:
                part.load_state_dict(states[name])
        torch.set_rng_state(torch.tensor(dice, dtype=torch.uint8))
        return notes
