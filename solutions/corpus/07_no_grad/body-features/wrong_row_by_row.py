# title: feeds the rows one at a time
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        rows = [body(row) for row in x]
    return torch.stack(rows)
