# title: reads the file at the first restore, and remembers what was in it for the next ones
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, **parts):
        self.parts = parts
        self.record = None

    def save(self, file, /, **notes):
        states = {
            name: part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            for name, part in self.parts.items()
        }
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        if self.record is None:
            self.record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(self.record["states"][name])
            else:
                part.load_state_dict(self.record["states"][name])
        torch.set_rng_state(self.record["rng"])
        return self.record["notes"]
