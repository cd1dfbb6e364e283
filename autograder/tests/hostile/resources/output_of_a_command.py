# title: a command that prints without end
# unit: 03_requires_grad_and_the_graph
# says: all cells together may put out
# in: scratch first
!yes "printed by a command"
