# title: makes the table from Python lists and converts it to the type of start
# fails: own-starts-test [no diagnosis]
# fails: own-starts-hidden [no diagnosis]
def own_starts(start, runs):
    rest = start.tolist()[1:]
    return torch.tensor([[float(run), *rest] for run in range(runs)]).to(start.dtype)
