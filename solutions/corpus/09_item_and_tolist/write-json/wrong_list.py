# title: list() instead of tolist()
# fails: write-json-test [json-met-a-tensor]
# fails: write-json-hidden [json-met-a-tensor]
import json


def as_json(named):
    return json.dumps({name: list(t) if t.dim() else t.item() for name, t in named.items()})
