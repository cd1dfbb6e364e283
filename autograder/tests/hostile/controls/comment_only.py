# title: an answer cell with nothing but a comment
# unit: 04_leaf_gradients
# loses: train
# in: answer train
# I ran out of time.
