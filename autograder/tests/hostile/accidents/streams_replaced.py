# title: stdout goes to a file, or to nowhere
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import sys

sys.stdout = open("log.txt", "w")
sys.stderr = None
