# title: the states are taken when the object is made
# fails: checkpoint-test [taken-too-early]
# fails: checkpoint-hidden [taken-too-early]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts
        self.states = {}
        for name, part in parts.items():
            state = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            self.states[name] = copy.deepcopy(state)

    def save(self, file, **notes):
        torch.save({"states": self.states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
