# title: keeps the notes of earlier files, too
# fails: checkpoint-test [more-than-the-notes]
# fails: checkpoint-hidden [more-than-the-notes]

import torch
class Checkpoint:
    def __init__(self, **parts):
        self._parts, self._notes = parts, {}
    def save(self, file, **notes):
        self._notes.update(notes)
        torch.save([{n: p.get_state() if isinstance(p, torch.Generator) else p.state_dict() for n, p in self._parts.items()}, torch.get_rng_state(), self._notes], file)
    def restore(self, file):
        states, dice, notes = torch.load(file, map_location="cpu")
        for n, p in self._parts.items():
            (p.set_state if isinstance(p, torch.Generator) else p.load_state_dict)(states[n])
        torch.set_rng_state(dice)
        return notes
