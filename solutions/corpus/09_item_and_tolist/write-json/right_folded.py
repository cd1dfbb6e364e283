# title: element by element, folded into shape again
import json


def folded(tensor):
    values = [element.item() for element in tensor.flatten()]
    for size in reversed(tensor.shape[1:]):
        values = [values[i : i + size] for i in range(0, len(values), size)]
    return values if tensor.dim() else values[0]


def as_json(named):
    return json.dumps({name: folded(tensor) for name, tensor in named.items()})
