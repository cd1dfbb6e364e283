# title: only named_parameters of a network
# fails: checkpoint-test [buffers-left-out]
# fails: checkpoint-hidden [buffers-left-out]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        states = {}
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                states[name] = part.get_state()
            elif isinstance(part, nn.Module):
                states[name] = {n: p.detach() for n, p in part.named_parameters()}
            else:
                states[name] = part.state_dict()
        torch.save({"states": states, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            if isinstance(part, torch.Generator):
                part.set_state(record["states"][name])
            elif isinstance(part, nn.Module):
                part.load_state_dict(record["states"][name], strict=False)
            else:
                part.load_state_dict(record["states"][name])
        torch.set_rng_state(record["rng"])
        return record["notes"]
