# title: states flat beside entries of its own
# fails: checkpoint-test [names-meet]
# fails: checkpoint-hidden [names-meet]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = {n: p.state_dict() for n, p in self.parts.items() if not isinstance(p, torch.Generator)}
        record["rng"] = torch.get_rng_state()
        record["gens"] = [p.get_state() for p in self.parts.values() if isinstance(p, torch.Generator)]
        record["notes"] = notes
        torch.save(record, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for n, p in self.parts.items():
            if n in record and not isinstance(p, torch.Generator):
                p.load_state_dict(record[n])
        for p, state in zip([p for p in self.parts.values() if isinstance(p, torch.Generator)], record["gens"]):
            p.set_state(state)
        torch.set_rng_state(record["rng"])
        return record["notes"]
