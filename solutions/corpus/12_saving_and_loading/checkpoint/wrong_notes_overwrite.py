# title: states and notes in one dictionary
# fails: checkpoint-test [names-meet]
# fails: checkpoint-hidden [names-meet]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = {"rng": torch.get_rng_state()}
        for name, part in self.parts.items():
            record[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({**record, **notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        torch.set_rng_state(record.pop("rng"))
        for name, part in self.parts.items():
            state = record.pop(name)
            if isinstance(part, torch.Generator):
                part.set_state(state)
            else:
                part.load_state_dict(state)
        return record
