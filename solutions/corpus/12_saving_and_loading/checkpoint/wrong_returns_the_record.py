# title: returns the whole record
# fails: checkpoint-test [more-than-the-notes]
# fails: checkpoint-hidden [more-than-the-notes]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {n: p.get_state() if isinstance(p, torch.Generator) else p.state_dict() for n, p in self.parts.items()}
        torch.save({"parts": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for n, p in self.parts.items():
            s = record["parts"][n]
            p.set_state(s) if isinstance(p, torch.Generator) else p.load_state_dict(s)
        torch.set_rng_state(record["rng"])
        return record
