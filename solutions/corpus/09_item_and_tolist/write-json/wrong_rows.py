# title: item() for each row
# fails: write-json-test [item-of-many]
# fails: write-json-hidden [item-of-many]
import json


def as_json(named):
    return json.dumps({name: [row.item() for row in t] for name, t in named.items()})
