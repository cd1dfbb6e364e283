# title: more bytes on disk than there may be
# unit: 03_requires_grad_and_the_graph
# in: scratch first
try:
    with open("large", "wb") as file:
        for _ in range(300):
            file.write(bytes(1 << 20))
except OSError as error:
    print(error)
