# title: state_dict() of a generator
# fails: checkpoint-test [generator-has-no-state-dict]
# fails: checkpoint-hidden [generator-has-no-state-dict]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {name: part.state_dict() for name, part in self.parts.items()}
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
