# title: an encoder of its own, with indentation


class TensorEncoder(json.JSONEncoder):
    def default(self, value):
        return value.tolist() if torch.is_tensor(value) else super().default(value)


def as_json(named):
    return json.dumps(named, cls=TensorEncoder, indent=2, sort_keys=True)
