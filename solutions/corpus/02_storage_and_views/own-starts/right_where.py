# title: chose with where

def own_starts(start, runs):
    first = torch.arange(len(start)) == 0
    numbers = torch.arange(runs)[:, None].to(start)
    return torch.where(first, numbers, start)
