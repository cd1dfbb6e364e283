"""Jupyter for the course: read by `make lab`, and by Binder, where the repository is HOME."""

c = get_config()  # noqa: F821 - traitlets gives configuration files this name

c.LabApp.default_url = "/lab/tree/course/00_start_here.ipynb"
# Without these two, the first thing a learner meets is a question about news from Jupyter.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.ServerApp.jpserver_extensions = {
    # A tool for who writes lessons: in a learner's JupyterLab it opens .py files as notebooks and
    # can pair an answer with a text file. labconfig/page_config.json switches off its front end.
    "jupyterlab_jupytext": False,
    # For JupyterHub classes with several courses; here they only add menu entries that fail.
    "nbgrader.server_extensions.assignment_list": False,
    "nbgrader.server_extensions.course_list": False,
}
