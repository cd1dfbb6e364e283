# title: booleans as 0 and 1
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    numbers = {name: t + 0 if t.dtype == torch.bool else t for name, t in named.items()}
    return json.dumps({name: t.tolist() for name, t in numbers.items()})
