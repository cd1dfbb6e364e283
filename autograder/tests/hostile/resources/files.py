# title: five thousand files, in the folder, at home and in /tmp
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import os
import tempfile

for folder in (".", os.path.expanduser("~"), tempfile.gettempdir()):
    try:
        for number in range(5000):
            open(f"{folder}/{number}", "w").close()
    except OSError as error:
        print(error)
