# title: torch.isclose
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return torch.isclose(values, torch.full_like(values, number)).nonzero().flatten().tolist()
