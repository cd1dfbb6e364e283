# title: gives the tensors to json
# fails: write-json-test [json-met-a-tensor]
# fails: write-json-hidden [json-met-a-tensor]
import json


def as_json(named):
    return json.dumps(named)
