# title: makes everything a float
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: t.double().tolist() for name, t in named.items()})
