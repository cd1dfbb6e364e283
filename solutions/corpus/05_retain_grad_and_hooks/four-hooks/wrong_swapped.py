# title: b first
# fails: four-hooks-test [no diagnosis]
# fails: four-hooks-hidden [no diagnosis]
# fails: four-hooks-mended-test [hook-returned-something-else]
# fails: four-hooks-mended-hidden [no diagnosis]

predictions = {
    "clamp": ([1.0, -1.0], [4.0, -2.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([9.0, -3.0], [4.0, -2.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return torch.tensor([max(g, 0.0) for g in grad.tolist()])
