# title: Ways out that are not TCP over IPv4: IPv6, mapped addresses, UDP, a shell, frames and pictures
# unit: 02_storage_and_views
# loses: nothing
# never: <iframe
# in: scratch first
import os
import socket
import subprocess

tries = [
    (socket.AF_INET6, socket.SOCK_STREAM, ("::1", int("{{PORT}}"))),
    (socket.AF_INET6, socket.SOCK_STREAM, ("::ffff:127.0.0.1", int("{{PORT}}"))),
    (socket.AF_INET, socket.SOCK_STREAM, ("0.0.0.0", int("{{PORT}}"))),
    (socket.AF_INET, socket.SOCK_STREAM, ("127.255.255.254", int("{{PORT}}"))),
    (socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", int("{{PORT}}"))),
]
for family, kind, address in tries:
    try:
        with socket.socket(family, kind) as line:
            line.settimeout(1)
            line.connect(address)
            line.sendall(b"GET /{{MARK}} HTTP/1.0\r\n\r\n")
    except OSError as error:
        print(error)
subprocess.run(
    ["bash", "-c", "echo {{MARK}} > /dev/tcp/127.0.0.1/{{PORT}}"], stderr=subprocess.DEVNULL, timeout=5
)
# in: scratch last
from IPython.display import HTML, IFrame, Image

display(IFrame("http://127.0.0.1:{{PORT}}/{{MARK}}", 10, 10))
display(Image(url="http://127.0.0.1:{{PORT}}/{{MARK}}"))
