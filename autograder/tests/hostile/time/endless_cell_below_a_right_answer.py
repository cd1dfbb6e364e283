# title: a right answer with a loop below it in the same cell
# unit: 04_leaf_gradients
# in: answer train
{{SOLUTION}}


while True:
    pass
