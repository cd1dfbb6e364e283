# title: looked for strides of 0
# fails: slim-test [expanded-in-a-large-storage]
# fails: slim-hidden [expanded-in-a-large-storage]

def slim(t):
    if 0 in t.stride():
        return t
    return t.clone()
