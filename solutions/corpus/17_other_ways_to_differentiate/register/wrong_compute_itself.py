# title: hands the routine back
# fails: register-test [nothing-requires-grad]
# fails: register-hidden [nothing-requires-grad]


def register(name, compute, slopes):
    return compute
