# title: selects columns, then the diagonal


def pick_scores(scores, chosen):
    index = torch.as_tensor(chosen, device=scores.device)
    return scores.index_select(1, index).diagonal()
