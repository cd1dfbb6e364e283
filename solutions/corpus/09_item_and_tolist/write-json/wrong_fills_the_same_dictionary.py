# title: puts the lists into the dictionary of the caller
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    for name in named:
        named[name] = named[name].tolist()
    return json.dumps(named)
