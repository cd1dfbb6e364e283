# title: tries state_dict, else get_state


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts | {"": torch.default_generator}

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            try:
                states[name] = part.state_dict()
            except AttributeError:
                states[name] = part.get_state()
        torch.save((states, notes), file)

    def restore(self, file):
        states, notes = torch.load(file, map_location=lambda storage, where: storage)
        for name, part in self.parts.items():
            if hasattr(part, "load_state_dict"):
                part.load_state_dict(states[name])
            else:
                part.set_state(states[name])
        return dict(notes)
