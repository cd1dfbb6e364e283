# title: restore draws before it ends
# fails: checkpoint-test [drawn-after-restoring]
# fails: checkpoint-hidden [drawn-after-restoring]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        s = {n: p.get_state() if isinstance(p, torch.Generator) else p.state_dict() for n, p in self.parts.items()}
        torch.save({"s": s, "r": torch.get_rng_state(), "n": notes}, file)

    def restore(self, file):
        d = torch.load(file, map_location="cpu")
        torch.set_rng_state(d["r"])
        for n, p in self.parts.items():
            p.set_state(d["s"][n]) if isinstance(p, torch.Generator) else p.load_state_dict(d["s"][n])
        print("go on with seed", torch.randint(10, (1,)))
        return d["n"]
