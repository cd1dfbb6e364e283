# title: a cell that sleeps for a day
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
import time

time.sleep(86_400)
