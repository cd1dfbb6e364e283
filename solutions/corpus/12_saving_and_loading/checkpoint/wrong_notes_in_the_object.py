# title: the checkpoint object remembers the notes
# fails: checkpoint-test [kept-in-the-object]
# fails: checkpoint-hidden [kept-in-the-object]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts
        self.notes = {}

    def save(self, file, **notes):
        self.notes = notes
        states = {
            name: part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            for name, part in self.parts.items()
        }
        torch.save({"states": states, "rng": torch.get_rng_state()}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return self.notes
