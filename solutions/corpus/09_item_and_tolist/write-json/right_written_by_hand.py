# title: repr of a list of numbers is JSON, but for True and False
import json


def as_json(named):
    parts = []
    for name, tensor in named.items():
        numbers = repr(tensor.tolist()).replace("True", "true").replace("False", "false")
        parts.append(f"{json.dumps(name)}: {numbers}")
    return "{" + ", ".join(parts) + "}"
