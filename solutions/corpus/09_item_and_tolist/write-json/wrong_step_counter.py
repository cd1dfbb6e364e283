# title: a tensor without dimensions is a step counter
# fails: write-json-test [int-cuts-off]
import json


def as_json(named):
    return json.dumps({k: t.tolist() if t.dim() else int(t) for k, t in named.items()})
