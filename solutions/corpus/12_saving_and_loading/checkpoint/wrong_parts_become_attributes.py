# title: keeps the parts as attributes of the object
# fails: checkpoint-test [names-meet]


class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, /, **parts):
        for name, part in parts.items():
            setattr(self, name, part)

    def save(self, file, /, **notes):
        states = {}
        for name, part in vars(self).items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        saved = torch.load(file, map_location="cpu")
        for name, part in vars(self).items():
            if isinstance(part, torch.Generator):
                part.set_state(saved["states"][name])
            else:
                part.load_state_dict(saved["states"][name])
        torch.set_rng_state(saved["rng"])
        return saved["notes"]
