"""nbgrader's settings: where its folders are, and the guard every release passes."""

from pathlib import Path

from autograder.plugins.guard import Guard

root = Path(__file__).resolve().parent
# nbgrader and its formgrader complain about folders that a fresh clone does not have.
for folder in ("exchange", "submitted"):
    (root / "work" / folder).mkdir(parents=True, exist_ok=True)

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
c.GenerateAssignment.preprocessors.append(Guard)
