# title: a cell of the learner's own that eats all memory and catches the error
# unit: 03_requires_grad_and_the_graph
# in: scratch first
kept = []
try:
    while len(kept) < 6000:
        kept.append(bytearray(1 << 20))
except MemoryError:
    kept = None
