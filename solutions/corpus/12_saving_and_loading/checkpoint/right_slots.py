# title: the generator of the CPU as one more part


class Checkpoint:
    def __init__(self, **parts):
        self.parts = {("part", name): part for name, part in parts.items()}
        self.parts["cpu"] = torch.default_generator

    def save(self, file, **notes):
        entries = []
        for key, part in self.parts.items():
            is_dice = isinstance(part, torch.Generator)
            entries.append((key, part.get_state() if is_dice else part.state_dict()))
        torch.save([entries, list(notes.items())], file)

    def restore(self, file):
        entries, notes = torch.load(file, map_location=torch.device("cpu"))
        for key, state in entries:
            part = self.parts[tuple(key) if isinstance(key, list) else key]
            (part.set_state if isinstance(part, torch.Generator) else part.load_state_dict)(state)
        return dict(notes)
