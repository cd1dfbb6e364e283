# title: a dictionary of shape and numbers for each tensor
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps(
        {name: {"shape": t.shape, "data": t.flatten().tolist()} for name, t in named.items()}
    )
