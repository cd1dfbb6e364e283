# title: more memory than there may be, in small pieces
# unit: 04_leaf_gradients
# loses: train
# in: answer train
def train(w, loss_of, lr, steps):
    kept = []
    while len(kept) < 6000:
        kept.append(bytearray(1 << 20))
