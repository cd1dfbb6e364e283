# title: files are opened through the roots and folders of other processes
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
import os

for process in ["self", "thread-self", os.getppid(), *range(1, 300)]:
    for way in ("root", "cwd", "task/1/root", "map_files", "fd/3/..", "fd/6"):
        for place in ("{{ROOT}}/work/notes.txt", "{{NEIGHBOUR}}", "{{HOME}}/.netrc"):
            try:
                print(open(f"/proc/{process}/{way}{place}", errors="replace").read())
            except OSError:
                pass
second_derivative = None
