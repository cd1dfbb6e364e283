# title: writes all entries flat, as part_entry
# fails: checkpoint-test [no diagnosis]


class Checkpoint:
    def __init__(self, **parts):
        self.parts = parts

    def save(self, file, **notes):
        flat = {}
        for name, part in self.parts.items():
            state = {"": part.get_state()} if isinstance(part, torch.Generator) else part.state_dict()
            flat |= {f"{name}_{key}": value for key, value in state.items()}
        torch.save({"flat": flat, "rng": torch.get_rng_state(), "notes": notes}, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        for name, part in self.parts.items():
            start = name + "_"
            state = {k.removeprefix(start): v for k, v in record["flat"].items() if k.startswith(start)}
            if isinstance(part, torch.Generator):
                part.set_state(state[""])
            else:
                part.load_state_dict(state)
        torch.set_rng_state(record["rng"])
        return record["notes"]
