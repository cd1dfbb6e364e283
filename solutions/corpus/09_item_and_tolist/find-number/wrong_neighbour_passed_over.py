# title: goes on two places behind each hit
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]
def positions(values, number):
    rest, hits = values.tolist(), []
    looked_for = torch.tensor(number, dtype=values.dtype).item()
    at = 0
    while looked_for in rest[at:]:
        hits.append(rest.index(looked_for, at))
        at = hits[-1] + 2
    return hits
