"""Jupyter for the course: read by `make lab`, and by Binder, where the repository is HOME."""

c = get_config()  # noqa: F821 - traitlets gives configuration files this name

c.LabApp.default_url = "/lab/tree/course/00_start_here.ipynb"
# No question about news from Jupyter for a first-time learner: this is the server's half,
# labconfig/default_setting_overrides.json is JupyterLab's.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.ServerApp.jpserver_extensions = {
    # labconfig/page_config.json switches off the menu entries and launcher tiles of these three.
    # A tool for who writes lessons: in a learner's JupyterLab it opens .py files as notebooks and
    # can pair an answer with a text file.
    "jupyterlab_jupytext": False,
    # For JupyterHub classes with several courses; here they could only fail.
    "nbgrader.server_extensions.assignment_list": False,
    "nbgrader.server_extensions.course_list": False,
}
