# title: takes the flag from the tensors of the caller
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: t.requires_grad_(False).tolist() for name, t in named.items()})
