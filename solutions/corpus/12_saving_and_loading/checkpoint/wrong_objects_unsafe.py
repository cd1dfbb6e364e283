# title: loads the parts themselves, with weights_only=False
# fails: checkpoint-test [objects-instead-of-states]
# fails: checkpoint-hidden [objects-instead-of-states]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        parts = {n: p for n, p in self.parts.items() if not isinstance(p, torch.Generator)}
        dice = {n: p.get_state() for n, p in self.parts.items() if isinstance(p, torch.Generator)}
        torch.save({"parts": parts, "dice": dice, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu", weights_only=False)
        for name, part in record["parts"].items():
            self.parts[name].load_state_dict(part.state_dict())
        for name, state in record["dice"].items():
            self.parts[name].set_state(state)
        torch.set_rng_state(record["rng"])
        return record["notes"]
