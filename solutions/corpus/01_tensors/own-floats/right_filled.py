# title: filled an empty tensor

def own_floats(numbers):
    looked = torch.as_tensor(numbers)
    mine = torch.empty(looked.shape)
    mine.copy_(looked)
    return mine
