# title: through NumPy, which refuses recorded tensors
# fails: write-json-test [numpy-of-recorded]
# fails: write-json-hidden [numpy-of-recorded]
import json


def as_json(named):
    return json.dumps({name: t.numpy().tolist() for name, t in named.items()})
