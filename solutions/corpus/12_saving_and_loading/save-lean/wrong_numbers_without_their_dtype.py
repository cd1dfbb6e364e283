# title: rebuild each tensor from its numbers
# fails: save-lean-test [changed-to-be-lean]
# fails: save-lean-hidden [changed-to-be-lean]
def save_lean(tensors, file):
    shelf = {}
    light = {}
    for name, t in tensors.items():
        spot = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if spot not in shelf:
            shelf[spot] = torch.tensor(t.tolist()).reshape(t.shape)
        light[name] = shelf[spot]
    torch.save(light, file)
