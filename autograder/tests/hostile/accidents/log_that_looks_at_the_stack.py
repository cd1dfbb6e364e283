# title: An answer logs where it is: stack_info, funcName, a file handler, and a warning on stderr
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: answer cell-of
import logging

log = logging.getLogger("unit 02")
log.setLevel(logging.DEBUG)
log.addHandler(logging.FileHandler("unit02.log", encoding="utf-8"))
log.addHandler(logging.StreamHandler())
logging.captureWarnings(True)


def cell_of(x, index):
    log.info("Zelle für %s in %s ✓", index, tuple(x.shape), stack_info=True)
    cell = x.storage_offset() + sum(i * s for i, s in zip(index, x.stride()))
    if not index:
        log.warning("no axes", stacklevel=2)
    return cell
