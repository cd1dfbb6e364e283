# title: only networks are saved
# fails: checkpoint-test [optimizer-left-out]
# fails: checkpoint-hidden [optimizer-left-out]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                states[name] = part.get_state()
            elif isinstance(part, nn.Module):
                states[name] = part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, state in record["states"].items():
            part = self.parts[name]
            if isinstance(part, torch.Generator):
                part.set_state(state)
            else:
                part.load_state_dict(state)
        torch.set_rng_state(record["rng"])
        return record["notes"]
