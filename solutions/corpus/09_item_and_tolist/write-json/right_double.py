# title: floats through float64, which holds them exactly; others as they are
import json


def as_json(named):
    def plain(tensor):
        tensor = tensor.detach().cpu()
        if tensor.is_floating_point():
            tensor = tensor.double()
        return tensor.numpy().tolist()

    return json.dumps(dict(zip(named, map(plain, named.values()))), indent=1)
