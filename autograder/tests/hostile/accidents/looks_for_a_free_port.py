# title: a free port is looked for, as every tutorial on processes does it
# unit: 13_processes
# loses: nothing
# flagged: no
# in: scratch first
import os
import socket

with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:
    s.bind(("127.0.0.1", 0))
    os.environ["MASTER_PORT"] = str(s.getsockname()[1])
os.environ["MASTER_ADDR"] = "127.0.0.1"
