# title: torch.where with a float32 zero (a 0-d bfloat16 gradient becomes float32)
# fails: four-hooks-mended-hidden [hook-returned-something-else]


predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([2.0, -1.0], [2.0, -1.0]),
}


def mended(grad):
    return torch.where(grad < 0, torch.tensor(0.0), grad)
