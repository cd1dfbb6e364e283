# title: compares the first seven digits as text
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    texts = [f"{value:.6f}" for value in values.tolist()]
    return [place for place, text in enumerate(texts) if text == f"{number:.6f}"]
