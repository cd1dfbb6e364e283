# title: has one place for the state of a generator among the parts
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = {"states": {}, "rng": torch.get_rng_state(), "notes": notes}
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                record["generator"] = part.get_state()
            else:
                record["states"][name] = part.state_dict()
        torch.save(record, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["generator"])
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
