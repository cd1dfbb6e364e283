# title: puts quotation marks around the names by hand
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return "{" + ", ".join(f'"{key}": {json.dumps(t.tolist())}' for key, t in named.items()) + "}"
