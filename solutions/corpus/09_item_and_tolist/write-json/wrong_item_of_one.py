# title: item() wherever there is one element
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]
import json


def as_json(named):
    return json.dumps(
        {name: t.item() if t.numel() == 1 else t.tolist() for name, t in named.items()}
    )
