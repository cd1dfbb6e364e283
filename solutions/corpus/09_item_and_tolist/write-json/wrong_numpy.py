# title: through NumPy, which refuses recorded tensors
# fails: write-json-test [tolist-needs-no-numpy]
# fails: write-json-hidden [tolist-needs-no-numpy]
import json


def as_json(named):
    return json.dumps({name: t.numpy().tolist() for name, t in named.items()})
