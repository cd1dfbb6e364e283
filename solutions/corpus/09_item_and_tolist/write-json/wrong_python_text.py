# title: what Python shows of the dictionary, which is no JSON
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]


def as_json(named):
    return str({name: t.tolist() for name, t in named.items()})
