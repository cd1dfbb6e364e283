# title: saves the seed of a generator
# fails: checkpoint-test [seeding-begins-anew]
# fails: checkpoint-hidden [seeding-begins-anew]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.initial_seed() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.manual_seed(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
