"""One writer for finished outcomes: nbgrader's gradebook, work/autograded/, and our own journal.

    record(outcome) --> work/grading/pending.jsonl   flushed to the disk: from here on it is kept
                    --> gradebook.db                 one transaction for all that wait
                    --> work/autograded/...          made beside it, then renamed
                    --> work/grading/journal.jsonl   one line a result, without notebooks
                    --> pending.jsonl emptied, once all of the above is on the disk

A writer that dies anywhere on the way leaves pending.jsonl; the next one does its lines again,
which changes nothing where they were already done.
"""

from autograder.gradebook.record.dry import DryRecorder
from autograder.gradebook.record.journal import Entry, Known, read_journal
from autograder.gradebook.record.lock import RecordError
from autograder.gradebook.record.recorder import Recorder

__all__ = ["DryRecorder", "Entry", "Known", "RecordError", "Recorder", "read_journal"]
