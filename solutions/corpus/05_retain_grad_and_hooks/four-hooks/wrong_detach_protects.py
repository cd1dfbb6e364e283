# title: believes that detach() makes a copy, and None changes nothing
# fails: four-hooks-hidden [edit-reaches-others]

predictions = {
    "clamp": ([4.0, -2.0], [1.0, -1.0]),
    "negative_to_zero": ([4.0, 0.0], [4.0, 0.0]),
    "double_and_one_more": ([4.0, -2.0], [9.0, -3.0]),
    "halve_detached": ([4.0, -2.0], [4.0, -2.0]),
}


def mended(grad):
    return torch.relu(grad)
