# title: puts networks into training mode, since the run goes on
# fails: checkpoint-test [no diagnosis]
# fails: checkpoint-hidden [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {
            name: part.get_state() if isinstance(part, torch.Generator) else part.state_dict()
            for name, part in self.parts.items()
        }
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            load = part.set_state if isinstance(part, torch.Generator) else part.load_state_dict
            load(record["states"][name])
            if isinstance(part, nn.Module):
                part.train()
        torch.set_rng_state(record["rng"])
        return record["notes"]
