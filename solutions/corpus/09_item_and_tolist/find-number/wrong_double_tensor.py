# title: rounds the number to float64 only
# fails: find-number-test [written-digits]
# fails: find-number-hidden [written-digits]


def positions(values, number):
    wanted = torch.tensor(number, dtype=torch.float64, device=values.device)
    return (values.double() == wanted).nonzero().flatten().tolist()
