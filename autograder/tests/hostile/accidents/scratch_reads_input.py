# title: input() in a cell of the learner's own
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
name = input("Your name? ")
# in: scratch last
import getpass
import sys

getpass.getpass()
sys.stdin.read()
