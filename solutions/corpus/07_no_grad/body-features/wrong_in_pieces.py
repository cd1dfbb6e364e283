# title: gives the body 128 rows at a time, to spare memory
# fails: body-features-test [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        return torch.cat([body(rows) for rows in x.split(128)])
