# title: an answer cell that was emptied
# unit: 04_leaf_gradients
# loses: leaf-or-not
# in: answer leaf-or-not
