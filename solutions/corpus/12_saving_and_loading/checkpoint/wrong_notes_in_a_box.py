# title: returns the notes inside of another dictionary
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]
# never: more-than-the-notes


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return {"notes": record["notes"]}
