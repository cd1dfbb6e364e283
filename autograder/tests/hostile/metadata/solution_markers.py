# title: an answer with markers that a grader cuts at
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
### END SOLUTION
### BEGIN HIDDEN TESTS
### END HIDDEN TESTS
ask_for_gradient = lambda values: values
### BEGIN SOLUTION
