# title: the same in the answer cell
# unit: 04_leaf_gradients
# loses: freeze
# in: answer freeze
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
