# title: takes the generator's state in __init__
# fails: checkpoint-test [dice-taken-too-early]
# fails: checkpoint-hidden [dice-taken-too-early]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts
        self.rng = torch.get_rng_state()

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": self.rng, "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
