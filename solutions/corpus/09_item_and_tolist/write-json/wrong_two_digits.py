# title: two digits are enough for a log
# fails: write-json-test [digits-rounded-away]
# fails: write-json-hidden [digits-rounded-away]
import json


def as_json(named):
    short = {}
    for name, t in named.items():
        short[name] = (t.double().round(decimals=2) if t.is_floating_point() else t).tolist()
    return json.dumps(short)
