# title: each part as bytes of its own


class Checkpoint:
    def __init__(self, **parts):
        self.p = parts

    def _of(self, part):
        out = io.BytesIO()
        torch.save(part.get_state() if type(part) is torch.Generator else part.state_dict(), out)
        return out.getvalue()

    def save(self, file, **notes):
        torch.save({"p": {k: self._of(v) for k, v in self.p.items()}, "r": self._of(torch.default_generator), "n": notes}, file)

    def restore(self, file):
        d = torch.load(file)
        for k, v in [*self.p.items(), (None, torch.default_generator)]:
            data = d["r"] if k is None else d["p"][k]
            state = torch.load(io.BytesIO(data), map_location="cpu")
            if isinstance(v, torch.Generator):
                v.set_state(state)
            else:
                v.load_state_dict(state)
        return d["n"]
