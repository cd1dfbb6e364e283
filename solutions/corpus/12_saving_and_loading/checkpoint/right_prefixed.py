# title: one flat dictionary, names that cannot meet


class Checkpoint:
    def __init__(self, **parts):
        self._held = parts

    def save(self, file, **notes):
        flat = {f"note/{name}": value for name, value in notes.items()}
        for name, part in self._held.items():
            generator = isinstance(part, torch.Generator)
            flat[f"part/{name}"] = part.get_state() if generator else copy.deepcopy(part.state_dict())
        flat["dice"] = torch.get_rng_state()
        torch.save(flat, file)

    def restore(self, file):
        flat = torch.load(file, map_location={f"cuda:{i}": "cpu" for i in range(64)} | {"sim:1": "cpu", "sim:0": "cpu"})
        for name, part in self._held.items():
            if isinstance(part, torch.Generator):
                part.set_state(flat[f"part/{name}"])
            else:
                part.load_state_dict(flat[f"part/{name}"])
        torch.set_rng_state(flat["dice"])
        return {name[5:]: value for name, value in flat.items() if name.startswith("note/")}
