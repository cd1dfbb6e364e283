# title: the states are plain data, so pickle will do
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]
# never: objects-instead-of-states


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        found = {}
        for n, p in self.parts.items():
            found[n] = p.get_state() if isinstance(p, torch.Generator) else p.state_dict()
        text = pickle.dumps([found, torch.get_rng_state(), notes])
        if isinstance(file, str):
            with open(file, "wb") as opened:
                opened.write(text)
        else:
            file.write(text)

    def restore(self, file):
        if isinstance(file, str):
            with open(file, "rb") as opened:
                found, random, notes = pickle.load(opened)
        else:
            found, random, notes = pickle.load(file)
        for n, p in self.parts.items():
            p.set_state(found[n]) if isinstance(p, torch.Generator) else p.load_state_dict(found[n])
        torch.set_rng_state(random)
        return notes
