# title: copies, and believes that what is floating point already is right
# fails: own-floats-hidden [array-keeps-its-dtype]
def own_floats(numbers):
    mine = torch.as_tensor(numbers).clone()
    wide = mine.dtype == torch.float64 or not mine.is_floating_point()
    return mine.float() if wide else mine
