# title: half precision, to save space
# fails: write-json-test [digits-rounded-away]
# fails: write-json-hidden [digits-rounded-away]
import json


def as_json(named):
    small = {name: t.half() if t.is_floating_point() else t for name, t in named.items()}
    return json.dumps({name: t.tolist() for name, t in small.items()})
