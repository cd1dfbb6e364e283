# title: leaves out what is empty
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]


import json


def as_json(named):
    return json.dumps({k: t.tolist() for k, t in named.items() if len(t.flatten())})
