# title: connections to this machine and elsewhere
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import socket

for family, place in [
    (socket.AF_INET, ("127.0.0.1", int("{{PORT}}"))),
    (socket.AF_INET6, ("::1", int("{{PORT}}"))),
    (socket.AF_UNIX, "\0{{SOCKET}}"),
    (socket.AF_UNIX, "{{HOME}}/listener"),
]:
    try:
        with socket.socket(family) as connection:
            connection.settimeout(1)
            connection.connect(place)
            connection.sendall(b"{{MARK}}")
    except OSError as error:
        print(error)
