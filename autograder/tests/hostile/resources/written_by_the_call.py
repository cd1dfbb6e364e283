# title: a test's call writes more than there may be
# unit: 04_leaf_gradients
# loses: middle-gradient
# in: answer middle-gradient
def middle_gradient(inner, outer, x):
    with open("/tmp/large", "wb") as file:
        while True:
            file.write(bytes(1 << 20))
