# title: writes the braces and quotes of JSON by hand, and the numbers as Python shows them
# fails: write-json-test [no diagnosis]
# fails: write-json-hidden [no diagnosis]


def as_json(named):
    return "{" + ", ".join(f'"{key}": {tensor.tolist()}' for key, tensor in named.items()) + "}"
