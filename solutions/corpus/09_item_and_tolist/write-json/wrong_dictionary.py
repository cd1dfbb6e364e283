# title: returns the dictionary
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]


def as_json(named):
    return {name: t.tolist() for name, t in named.items()}
