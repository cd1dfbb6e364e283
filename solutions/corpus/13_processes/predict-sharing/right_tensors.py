# title: tensors with one element


predictions = {
    "len(box)": len([]),
    "numbers[0]": torch.ones(1),
    "has grad": False,
    "layer.weight": torch.tensor(5.0),
    "got[0]": torch.tensor([10.0]),
}
