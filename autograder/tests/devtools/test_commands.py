"""The maintainer's commands: explained, called as make calls them, and in no wheel."""

from __future__ import annotations

import subprocess
import sys

import pytest

from autograder import cli
from autograder.tests.devtools.commands import COMMANDS, main


def test_every_command_explains_itself(capsys):
    for name, command in COMMANDS.items():
        with pytest.raises(SystemExit) as stopped:
            main([name, "--help"])

        assert stopped.value.code == 0
        assert command.help[:40] in capsys.readouterr().out


def test_none_of_them_is_a_command_that_learners_install():
    assert COMMANDS.keys().isdisjoint(cli.COMMANDS)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        pytest.param(["benhc"], "invalid choice: 'benhc'", id="command"),
        pytest.param(["hostile", "controls/none"], "controls/none: no such case", id="case"),
        pytest.param(["bench", "--students", "0"], "a whole number from 1 upwards", id="number"),
    ],
)
def test_wrong_call_exits_2_and_says_what_is_wrong(words, says, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(words)

    assert stopped.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.slow
def test_folder_without_a_course_is_one_sentence(tmp_path):
    command = [sys.executable, "-m", "autograder.tests.devtools", "--course", str(tmp_path), "demo"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "no course here" in done.stderr
