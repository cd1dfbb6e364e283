# title: states go over notes
# fails: checkpoint-test [names-meet]
# fails: checkpoint-hidden [names-meet]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = dict(notes)
        for name, part in self.parts.items():
            record[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"record": record, "rng": torch.get_rng_state()}, file)

    def restore(self, file):
        stored = torch.load(file, map_location="cpu")
        torch.set_rng_state(stored["rng"])
        record = stored["record"]
        for name, part in self.parts.items():
            state = record.pop(name)
            if isinstance(part, torch.Generator):
                part.set_state(state)
            else:
                part.load_state_dict(state)
        return record
