# title: an answer cell begins with the install that its learner needed, with conda
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: answer own-floats
%conda install -y -q numpy

{{SOLUTION}}
