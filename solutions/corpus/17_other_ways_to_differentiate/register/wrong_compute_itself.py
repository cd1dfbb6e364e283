# title: hands the routine back
# fails: register-test [operator-not-registered]
# fails: register-hidden [operator-not-registered]


def register(name, compute, slopes):
    return compute
