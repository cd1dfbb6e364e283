# title: %reset -f and del of what was imported, above all answers
# unit: 04_leaf_gradients
# in: scratch first
%reset -f
# in: scratch before train
del torch
