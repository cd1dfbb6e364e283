# title: the names of the checks are bound to functions that do nothing
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
check_tensor = check_requires_grad = check_unchanged = check_gradient = lambda *a, **k: None
ask_for_gradient = lambda values: values
