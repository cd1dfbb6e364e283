# title: JSON of the JSON
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    text = json.dumps({name: t.tolist() for name, t in named.items()})
    return json.dumps(text)
