# title: makes each tensor a list with list()
# fails: write-json-test [list-needs-a-dimension]
# fails: write-json-hidden [json-met-a-tensor]
import json


def as_json(named):
    return json.dumps({name: list(t) for name, t in named.items()})
