# title: cat a row with a row, then cat all of them
# fails: all-pairs-test [cat-makes-no-dimension]
# fails: all-pairs-hidden [cat-makes-no-dimension]
def all_pairs(a, b):
    pairs = []
    for first in a:
        for second in b:
            pairs.append(torch.cat([first, second]))
    return torch.cat(pairs)
