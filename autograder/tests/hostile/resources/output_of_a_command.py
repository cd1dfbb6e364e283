# title: a command that prints without end
# unit: 03_requires_grad_and_the_graph
# in: scratch first
!yes "printed by a command"
