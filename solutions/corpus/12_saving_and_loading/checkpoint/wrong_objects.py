# title: saves the parts themselves
# fails: checkpoint-test [objects-instead-of-states]
# fails: checkpoint-hidden [objects-instead-of-states]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        torch.save({"parts": self.parts, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        self.parts.update(record["parts"])
        torch.set_rng_state(record["rng"])
        return record["notes"]
