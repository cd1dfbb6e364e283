# title: %reset in the learner's own cell takes all names away
# unit: 03_requires_grad_and_the_graph
# in: scratch first
%reset -f
