# title: the text of each list in place of the list
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: str(t.tolist()) for name, t in named.items()})
