# title: a pipe and a socket beside a right notebook
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    import socket

    os.mkfifo(folder / "data.csv")
    here = os.open(".", os.O_RDONLY)
    os.chdir(folder)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("timestamp.sock")
    os.fchdir(here)
    os.close(here)
