# title: networks with assign=True
# fails: checkpoint-test [parameters-replaced]
# fails: checkpoint-hidden [parameters-replaced]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            states[name] = part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            elif isinstance(part, nn.Module):
                part.load_state_dict(record["states"][name], assign=True)
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
