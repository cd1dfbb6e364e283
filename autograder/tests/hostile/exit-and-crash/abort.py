# title: abort() out of C, with output of its own
# unit: 04_leaf_gradients
# loses: train
# in: answer train
import os


def train(w, loss_of, lr, steps):
    os.write(2, b"terminate called after throwing an instance\n" * 1000)
    os.abort()
