# title: memory and files for everybody are left behind
# unit: 03_requires_grad_and_the_graph
# in: scratch first
from multiprocessing import shared_memory
from pathlib import Path

try:
    kept = shared_memory.SharedMemory(name="{{MARK}}", create=True, size=1 << 20)
except OSError:
    pass
for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run"):
    try:
        Path(folder, "{{MARK}}").write_text("left")
    except OSError:
        pass
