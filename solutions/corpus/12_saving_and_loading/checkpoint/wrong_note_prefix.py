# title: notes get the prefix note_, so that they never meet a part
# fails: checkpoint-test [names-meet]


class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = {"": torch.get_rng_state()}
        for name, part in self.parts.items():
            record[name] = part.get_state() if hasattr(part, "get_state") else part.state_dict()
        for name, note in notes.items():
            record["note_" + name] = note
        torch.save(record, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        torch.set_rng_state(record.pop(""))
        for name, part in self.parts.items():
            state = record.pop(name)
            part.set_state(state) if hasattr(part, "set_state") else part.load_state_dict(state)
        return {name.removeprefix("note_"): note for name, note in record.items()}
