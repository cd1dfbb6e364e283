# title: goes down dimension by dimension
import json


def numbers(tensor):
    return [numbers(row) for row in tensor] if tensor.dim() else tensor.item()


def as_json(named):
    return json.dumps(dict(zip(named, map(numbers, named.values()))))
