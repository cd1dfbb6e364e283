# title: int() of everything, which makes all numbers whole
# fails: write-json-test [int-cuts-off]
# fails: write-json-hidden [int-cuts-off]
import json


def as_json(named):
    return json.dumps({name: t.int().tolist() for name, t in named.items()})
