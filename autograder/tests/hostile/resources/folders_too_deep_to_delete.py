# title: Folders inside each other, deeper than any path may be long, and than any recursion goes
# unit: 09_item_and_tolist
# in: scratch last
import os

_home = os.open(".", os.O_RDONLY)
for _ in range(3000):
    os.mkdir("d" * 50)
    os.chdir("d" * 50)
os.fchdir(_home)
os.close(_home)
