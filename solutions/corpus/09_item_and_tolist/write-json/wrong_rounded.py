# title: rounds to six digits
# fails: write-json-test [digits-rounded-away]
# fails: write-json-hidden [digits-rounded-away]
import json


def rounded(value):
    if isinstance(value, list):
        return [rounded(member) for member in value]
    return round(value, 6) if isinstance(value, float) else value


def as_json(named):
    return json.dumps({name: rounded(t.tolist()) for name, t in named.items()})
