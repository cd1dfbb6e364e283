# title: gives the tensors to json
# fails: write-json-test [still-a-tensor]
# fails: write-json-hidden [still-a-tensor]
import json


def as_json(named):
    return json.dumps(named)
