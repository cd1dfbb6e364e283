# title: saves the seed of PyTorch's generator
# fails: checkpoint-test [seeding-begins-anew]
# fails: checkpoint-hidden [seeding-begins-anew]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "seed": torch.initial_seed(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.manual_seed(record["seed"])
        return record["notes"]
