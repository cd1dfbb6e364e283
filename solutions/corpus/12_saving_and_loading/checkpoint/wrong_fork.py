# title: loading must not disturb the random numbers
# fails: checkpoint-test [generator-left-out]
# fails: checkpoint-hidden [generator-left-out]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        with torch.random.fork_rng(devices=[]):
            record = torch.load(file, map_location="cpu")
            torch.set_rng_state(record["rng"])
            for name, part in self.parts.items():
                if isinstance(part, torch.Generator):
                    part.set_state(record["states"][name])
                else:
                    part.load_state_dict(record["states"][name])
        return record["notes"]
