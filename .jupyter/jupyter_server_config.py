"""Jupyter for the course: read by `make lab`, and by Binder, where the repository is HOME."""

from pathlib import Path

from autograder.course.layout import COPIES, LANDING
from autograder.course.problems import AuthorError
from autograder.workbench.copies import make_copies

c = get_config()  # noqa: F821 - traitlets gives configuration files this name

root = Path(__file__).resolve().parents[1]
page = COPIES / LANDING
# `make lab` did it, and said what it did; Binder, conda and those who start Jupyter themselves
# get their copies here.
if not (root / page).is_file():
    try:
        make_copies(root)
    except AuthorError:  # a folder that cannot be written: the lessons can be read all the same
        page = LANDING
c.LabApp.default_url = f"/lab/tree/{page.as_posix()}"
# No question about news from Jupyter for a first-time learner: this is the server's half,
# labconfig/default_setting_overrides.json is JupyterLab's.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
# The course's extension, as it is in this checkout; an installed wheel brings it along.
c.LabApp.extra_labextensions_path = [str(root / "autograder/labextension/built")]
c.ServerApp.jpserver_extensions = {
    # labconfig/page_config.json switches off the menu entries and launcher tiles of these three.
    # A tool for who writes lessons: in a learner's JupyterLab it opens .py files as notebooks and
    # can pair an answer with a text file.
    "jupyterlab_jupytext": False,
    # For JupyterHub classes with several courses; here they could only fail.
    "nbgrader.server_extensions.assignment_list": False,
    "nbgrader.server_extensions.course_list": False,
}
