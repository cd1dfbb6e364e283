# title: state_dict() is a window, so it is enough to open it once, at the beginning
# fails: checkpoint-test [windows-from-the-start]
# fails: checkpoint-hidden [windows-from-the-start]
class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, **parts):
        self.parts = parts
        self.windows = {
            name: p.state_dict() for name, p in parts.items() if not isinstance(p, torch.Generator)
        }

    def save(self, file, **notes):
        dice = {n: p.get_state() for n, p in self.parts.items() if isinstance(p, torch.Generator)}
        states = {**self.windows, **dice}
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, p in self.parts.items():
            put = p.set_state if isinstance(p, torch.Generator) else p.load_state_dict
            put(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
