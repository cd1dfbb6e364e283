"""nbgrader's settings: its folders, the guard of its releases, our grading, our pages."""

from pathlib import Path

from autograder.gradebook.alembic import make_alembic_work
from autograder.gradebook.pages.exporter import PageExporter
from autograder.gradebook.pages.settings import page_settings
from autograder.gradebook.plugins.autograde import Grade, Refuse
from autograder.gradebook.plugins.feedback import Feedback
from autograder.gradebook.plugins.formgrader import (
    Harmless,
    list_assignments_only,
    read_the_gradebook_anew,
)
from autograder.gradebook.plugins.guard import Guard
from autograder.gradebook.plugins.late import Late

root = Path(__file__).resolve().parent
# nbgrader and its formgrader complain about folders that a fresh clone does not have.
for folder in ("exchange", "submitted", "reports"):
    (root / "work" / folder).mkdir(parents=True, exist_ok=True)
make_alembic_work()

c = get_config()  # noqa: F821 - traitlets gives configuration files this name
c.CourseDirectory.root = str(root)
c.CourseDirectory.course_id = "autograd-course"
c.CourseDirectory.source_directory = "solutions"
c.CourseDirectory.release_directory = "exercises"
c.CourseDirectory.submitted_directory = "work/submitted"
c.CourseDirectory.autograded_directory = "work/autograded"
c.CourseDirectory.feedback_directory = "work/feedback"
c.CourseDirectory.db_url = f"sqlite:///{root / 'work' / 'gradebook.db'}"
c.Exchange.root = str(root / "work" / "exchange")
# Archives of learning platforms: put into work/downloaded/ASSIGNMENT/archive/, then `nbgrader
# zip_collect ASSIGNMENT`.
c.ZipCollectApp.downloaded_directory = "work/downloaded"
c.ZipCollectApp.extractor_plugin = "autograder.gradebook.plugins.extract.Extract"
c.ZipCollectApp.collector_plugin = "autograder.gradebook.plugins.collect.Collect"
c.GenerateAssignment.preprocessors.append(Guard)
# In place of all of nbgrader's own steps, so that the usual button, too, locks submissions in.
c.Autograde.exporter_class = Grade
c.Autograde.sanitize_preprocessors = [Refuse]
c.Autograde.autograde_preprocessors = [Refuse]
# Due dates and what late work costs stand in solutions/assignments.toml.
c.AssignLatePenalties.plugin_class = Late
# `nbgrader export` writes names: where git ignores them.
c.ExportPlugin.to = str(root / "work" / "reports" / "grades.csv")
# Formgrader's list and pages.
list_assignments_only()
read_the_gradebook_anew()
c.HTMLExporter.preprocessors = [Harmless]
c.GenerateFeedback.preprocessors.append(Feedback)
c.GenerateFeedback.exporter_class = PageExporter
c.GenerateFeedback.HTMLExporter = page_settings()
# Kernels of ipykernel 7 warn at every start that they listen on this machine's own network.
c.Execute.extra_arguments = ["--log-level=ERROR"]
