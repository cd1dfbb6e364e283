# title: writes what print shows
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: str(t) for name, t in named.items()})
