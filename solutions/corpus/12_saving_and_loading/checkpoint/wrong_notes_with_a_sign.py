# title: marks the notes in the file by note_ before their names
# fails: checkpoint-test [names-meet]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        record = {f"note_{name}": value for name, value in notes.items()}
        record["_generator of torch"] = torch.get_rng_state()
        for name, part in self.parts.items():
            record[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save(record, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record[name])
            else:
                part.load_state_dict(record[name])
        torch.set_rng_state(record["_generator of torch"])
        return {name[5:]: value for name, value in record.items() if name.startswith("note_")}
