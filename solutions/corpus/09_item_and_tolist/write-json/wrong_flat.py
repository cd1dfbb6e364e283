# title: forgets the shape
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: t.flatten().tolist() for name, t in named.items()})
