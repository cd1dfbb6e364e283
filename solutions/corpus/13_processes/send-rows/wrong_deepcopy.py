# title: deepcopy of a view takes the storage
# fails: send-rows-test [whole-matrix-copied]
# fails: send-rows-hidden [whole-matrix-copied]

import copy


def send_rows(t, put):
    for row in t.detach():
        put(copy.deepcopy(row))
