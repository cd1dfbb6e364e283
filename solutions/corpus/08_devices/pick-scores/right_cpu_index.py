# title: an index from the CPU, which indexing takes along


def pick_scores(scores, chosen):
    return scores[torch.arange(len(chosen)), torch.tensor(chosen)]
