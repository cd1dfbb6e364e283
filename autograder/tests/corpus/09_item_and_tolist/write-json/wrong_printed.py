# title: writes what print shows
# fails: write-json-test [still-a-tensor]
# fails: write-json-hidden [still-a-tensor]
import json


def as_json(named):
    return json.dumps({name: str(t) for name, t in named.items()})
