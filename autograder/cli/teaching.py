"""The commands of those who write and teach; the learners' half of a course is without them."""

from __future__ import annotations

from autograder.cli import authors, instructors
from autograder.cli.command import NAMES, OPERATORS, PATHS, PLACES, Command

TEACHING = {
    "release": Command(authors.release, "make exercises/ anew from solutions/", NAMES),
    "check": Command(authors.check, "verify the whole course; every problem at once"),
    "map": Command(authors.map_, "write the tables in course/README.md from the manifest"),
    "badges": Command(authors.badges, "write the repository's name into every badge and link"),
    "site": Command(authors.site, "write the lessons as static pages into work/site/"),
    "normalise": Command(authors.normalise, "bring notebooks to their canonical form", PATHS),
    "text": Command(authors.text, "write notebooks as scripts into .text/", PATHS),
    "untext": Command(authors.untext, "bring edited scripts back into their notebooks", PATHS),
    "corpus": Command(
        authors.corpus,
        "try every right and wrong answer of the corpus",
        PLACES,
        authors.corpus_options,
    ),
    "trial": Command(
        authors.trial,
        "grade answers written without a look at the tests, and print what each is told",
        options=authors.trial_options,
    ),
    "mutants": Command(
        authors.mutants,
        "write the authors' answers with one small thing changed in each, for a trial",
        PLACES,
        authors.mutants_options,
    ),
    "run": Command(authors.run, "run lessons and store their outputs", PATHS),
    "device-report": Command(
        authors.device_report, "measure how faithful the teaching device is", OPERATORS
    ),
    "grade": Command(
        instructors.grade,
        "grade what was handed in",
        NAMES,
        instructors.grade_options,
        of_nbgrader=True,
    ),
    "results": Command(
        instructors.results,
        "say what is known of the class, and write it as pages and tables",
        options=instructors.results_options,
    ),
    "feedback": Command(
        instructors.feedback,
        "write the pages that learners get",
        NAMES,
        instructors.feedback_options,
    ),
    "prose": Command(
        instructors.prose,
        "write all answers to each question that a person grades, to be graded together",
        options=instructors.prose_options,
    ),
    "grades": Command(
        instructors.grades,
        "write the grades as Canvas or Moodle import them",
        options=instructors.grades_options,
    ),
    "publish": Command(
        instructors.publish,
        "write the learners' half into a repository of its own",
        options=instructors.publish_options,
    ),
}
