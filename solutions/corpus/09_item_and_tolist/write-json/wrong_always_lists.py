# title: a list also for a tensor without dimensions
# fails: write-json-test [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: t.tolist() if t.dim() else [t.item()] for name, t in named.items()})
