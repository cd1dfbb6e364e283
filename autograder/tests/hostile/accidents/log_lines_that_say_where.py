# title: Logging at DEBUG for everybody, with inspect.currentframe in a log line
# unit: 03_requires_grad_and_the_graph
# in: answer ask-for-gradient
import inspect
import logging

logging.basicConfig(level=logging.DEBUG, force=True, format="%(asctime)s %(name)s %(funcName)s: %(message)s")
log = logging.getLogger(__name__)


def ask_for_gradient(values):
    log.warning("in %s, line %d", inspect.currentframe().f_code.co_name, inspect.currentframe().f_lineno)
    x = values.detach().clone()
    if not x.is_floating_point():
        log.info("was %s", x.dtype)
        x = x.to(torch.float32)
    return x.requires_grad_()
