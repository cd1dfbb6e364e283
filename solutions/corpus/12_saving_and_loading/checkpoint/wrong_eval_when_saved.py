# title: calls eval() on the net before saving
# fails: checkpoint-test [keeping-changed-the-run]
# fails: checkpoint-hidden [keeping-changed-the-run]
# never: schedule-left-out


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for n, p in self.parts.items():
            if isinstance(p, nn.Module):
                p.eval()
            states[n] = p.get_state() if isinstance(p, torch.Generator) else p.state_dict()
        torch.save({"parts": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for n, p in self.parts.items():
            s = record["parts"][n]
            p.set_state(s) if isinstance(p, torch.Generator) else p.load_state_dict(s)
        torch.set_rng_state(record["rng"])
        return record["notes"]
