# title: logging at every level, and a handler on stderr
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: answer read-graph
import logging

logging.basicConfig(level=logging.DEBUG, force=True)


{{SOLUTION}}


logging.getLogger().warning("ready")
logging.captureWarnings(True)
