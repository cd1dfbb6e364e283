# title: a state dict is a window, so I open the windows once, in the constructor
# fails: checkpoint-test [windows-from-the-start]
# fails: checkpoint-hidden [windows-from-the-start]
import torch


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts
        self.states = {
            name: part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            for name, part in parts.items()
        }

    def save(self, file, **notes):
        everything = {"states": self.states, "rng": torch.get_rng_state(), "notes": notes}
        torch.save(everything, file)

    def restore(self, file):
        everything = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            load = part.set_state if isinstance(part, torch.Generator) else part.load_state_dict
            load(everything["states"][name])
        torch.set_rng_state(everything["rng"])
        return everything["notes"]
