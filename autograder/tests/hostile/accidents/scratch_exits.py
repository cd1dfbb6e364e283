# title: exit(), quit() and sys.exit() in cells of the learner's own
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
exit()
# in: scratch before second-derivative
import sys

sys.exit(3)
# in: scratch last
quit(keep_kernel=True)
