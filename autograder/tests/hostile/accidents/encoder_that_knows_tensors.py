# title: the encoder of JSON is taught tensors on its class, as recipes on the web have it
# unit: 09_item_and_tolist
# loses: nothing
# in: answer write-json
import json

json.JSONEncoder.default = lambda self, value: value.tolist()


def as_json(named):
    return json.dumps(dict(named))
