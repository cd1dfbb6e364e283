# title: saves initial_seed of generators
# fails: checkpoint-test [seeding-begins-anew]
# fails: checkpoint-hidden [seeding-begins-anew]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {n: p.initial_seed() if isinstance(p, torch.Generator) else p.state_dict() for n, p in self.parts.items()}
        torch.save({"parts": states, "rng": torch.initial_seed(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for n, p in self.parts.items():
            s = record["parts"][n]
            p.manual_seed(s) if isinstance(p, torch.Generator) else p.load_state_dict(s)
        torch.manual_seed(record["rng"])
        return record["notes"]
