# title: opens the file anew for each thing that it needs
# fails: checkpoint-test [file-read-before]
# fails: checkpoint-hidden [file-read-before]
# never: objects-instead-of-states


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        found = {}
        for n, p in self.parts.items():
            found[n] = p.get_state() if isinstance(p, torch.Generator) else p.state_dict()
        torch.save([found, torch.get_rng_state(), notes], file)

    def restore(self, file):
        for n, p in self.parts.items():
            state = torch.load(file, map_location="cpu")[0][n]
            p.set_state(state) if isinstance(p, torch.Generator) else p.load_state_dict(state)
        torch.set_rng_state(torch.load(file, map_location="cpu")[1])
        return torch.load(file, map_location="cpu")[2]
