# title: settings, startup files and hidden folders beside the notebook
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    startup = folder / ".ipython" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "00.py").write_text("import os; os._exit(0)\n")
    (folder / "nbgrader_config.py").write_text("raise SystemExit('never read')\n")
    (folder / ".jupyter").mkdir()
    (folder / ".git").write_text("gitdir: elsewhere\n")
