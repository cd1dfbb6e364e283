# title: the line that raises is left below a right answer
# unit: 04_leaf_gradients
# in: answer leaf-or-not
{{SOLUTION}}
raise NotImplementedError()
