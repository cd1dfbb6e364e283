# title: gives the saved states to the parts in the order in which they stand
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.row = list(parts.values())

    def save(self, file, **notes):
        row = [p.get_state() if isinstance(p, torch.Generator) else p.state_dict() for p in self.row]
        torch.save((row, torch.get_rng_state(), notes), file)

    def restore(self, file):
        row, dice, notes = torch.load(file, map_location="cpu")
        for p, content in zip(self.row, row, strict=True):
            (p.set_state if isinstance(p, torch.Generator) else p.load_state_dict)(content)
        torch.set_rng_state(dice)
        return notes
