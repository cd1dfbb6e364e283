# title: a worker that listens, and one that looks for it
# unit: 13_processes
# loses: hogwild
# never: connected
# in: answer hogwild
import socket


def hogwild(w, batches, loss_of, lr):
    if dist.get_rank() == 0:
        with socket.create_server(("127.0.0.1", 47113)) as server:
            server.accept()
    raise ValueError("connected" if socket.create_connection(("127.0.0.1", {{PORT}}), 2) else "")
