# title: through NumPy, which has no bfloat16
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps({name: t.detach().cpu().numpy().tolist() for name, t in named.items()})
