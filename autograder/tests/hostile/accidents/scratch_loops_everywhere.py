# title: five such cells: their time together is limited
# unit: 04_leaf_gradients
# run: slow
# in: scratch before train
while True:
    pass
# in: scratch after train
while True:
    pass
# in: scratch before freeze
while True:
    pass
# in: scratch after freeze
while True:
    pass
# in: scratch last
while True:
    pass
