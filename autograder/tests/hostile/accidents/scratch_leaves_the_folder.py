# title: os.chdir in a cell, and a folder that is deleted under its feet
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import os

os.makedirs("sub", exist_ok=True)
os.chdir("sub")
os.rmdir("../sub")
# in: scratch last
%cd /
