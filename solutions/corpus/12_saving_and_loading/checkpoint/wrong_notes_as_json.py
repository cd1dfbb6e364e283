# title: keeps the notes as a JSON text, which knows no tuples and no int keys
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


import json


class Checkpoint:
    """Saves the parts of a training run, and resumes it to the last bit."""

    def __init__(self, /, **parts):
        self.parts = parts

    def save(self, file, /, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": json.dumps(notes)}, file)

    def restore(self, file):
        saved = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(saved["states"][name])
            else:
                part.load_state_dict(saved["states"][name])
        torch.set_rng_state(saved["rng"])
        return json.loads(saved["notes"])
