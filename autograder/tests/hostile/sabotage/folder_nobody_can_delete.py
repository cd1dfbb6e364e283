# title: folders without permissions, very deep, with names nobody can print
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import os

os.mkdir("closed")
open("closed/inside", "w").close()
os.chmod("closed", 0)
here = os.getcwd()
for _ in range(200):
    os.mkdir("d" * 50)
    os.chdir("d" * 50)
os.chdir(here)
open(b"\xff\xfe\n\x1b[2J", "w").close()
os.mkfifo("pipe")
os.chmod(".", 0)
