"""Whatever saved a notebook, its texts are read; what is no notebook is refused with a reason."""

from __future__ import annotations

import codecs
import json
import time

import nbformat
import pytest

from autograder.course.limits import NOTEBOOK_BYTES
from autograder.rebuild import CannotRebuild, rebuild_text
from autograder.rebuild.texts import imports_in
from autograder.tests.support.rebuild_fixtures import (
    ANSWERS,
    Json,
    cell_of,
    handed_in,
    own,
    rebuilt_after,
    said,
    scratch,
    small,
    texts,
)


def _bytes(notebook: object) -> bytes:
    return json.dumps(notebook, ensure_ascii=False).encode()


# Formats and encodings


def _worksheets(notebook: Json) -> None:
    cells = notebook.pop("cells")
    for cell in cells:
        del cell["id"]
        if cell["cell_type"] == "code":
            cell |= {"input": cell.pop("source"), "language": "python", "prompt_number": 1}
    cells[0] |= {"cell_type": "heading", "level": 1}
    notebook |= {"nbformat": 3, "nbformat_minor": 0, "metadata": {"name": ""}}
    notebook["worksheets"] = [{"cells": cells[:9], "metadata": {}}, {"cells": cells[9:]}]


@pytest.mark.parametrize(
    "version", [(4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (4, 5), (4, 99), (5, 0)]
)
def test_every_version_with_cells_is_read(version) -> None:
    def damage(notebook: Json) -> None:
        notebook["nbformat"], notebook["nbformat_minor"] = version

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt) == ANSWERS
    assert (rebuilt.notebook.nbformat, rebuilt.notebook.nbformat_minor) == (4, 5)
    assert ("format 5" in said(rebuilt)) == (version[0] == 5)


def test_the_old_format_with_worksheets_is_read() -> None:
    rebuilt = rebuilt_after(_worksheets)

    assert texts(rebuilt) == ANSWERS
    assert scratch(rebuilt) == []
    assert "format 3" in said(rebuilt)


@pytest.mark.parametrize("key", ["nbformat", "nbformat_minor", "metadata"])
def test_a_missing_field_costs_nothing(key) -> None:
    assert texts(rebuilt_after(lambda notebook: notebook.pop(key))) == ANSWERS


def test_missing_fields_of_cells_cost_nothing() -> None:
    def damage(notebook: Json) -> None:
        for cell in notebook["cells"]:
            for key in ("outputs", "execution_count", "id"):
                cell.pop(key, None)
        notebook["cells"] += [{}, None, 3, {"source": None}, {"cell_type": [], "metadata": 1}]

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt) == ANSWERS
    assert scratch(rebuilt) == []


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(lambda text: text.splitlines(keepends=True), id="lines"),
        pytest.param(lambda text: text.splitlines(), id="lines-without-ends"),
        pytest.param(lambda text: [text], id="one-line"),
        pytest.param(lambda text: [[line] for line in text.splitlines(True)], id="lists"),
        pytest.param(lambda text: [*text, None, 3], id="characters"),
        pytest.param(lambda text: text.replace("\n", "\r\n"), id="windows"),
        pytest.param(lambda text: text.replace("\n", "\r"), id="old-mac"),
        pytest.param(lambda text: text + "\n\n", id="blank-end"),
    ],
)
def test_every_way_to_write_a_source_is_the_same_text(source) -> None:
    def damage(notebook: Json) -> None:
        for cell in notebook["cells"]:
            cell["source"] = source(cell["source"])

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt) == ANSWERS
    assert rebuilt.notes == ()


@pytest.mark.parametrize(
    "encoded",
    [
        pytest.param(lambda text: text.encode(), id="utf-8"),
        pytest.param(lambda text: codecs.BOM_UTF8 + text.encode(), id="byte-order-mark"),
        pytest.param(lambda text: 2 * codecs.BOM_UTF8 + text.encode(), id="two-of-them"),
        pytest.param(lambda text: text.encode("utf-16"), id="utf-16"),
        pytest.param(lambda text: text.encode("utf-16-be"), id="utf-16-be-bare"),
        pytest.param(lambda text: text.encode("utf-32"), id="utf-32"),
        pytest.param(lambda text: text.replace("\n", "\r\n").encode(), id="windows"),
        pytest.param(lambda text: text.encode() + b"\0" * 500, id="padded-after-a-crash"),
    ],
)
def test_every_unicode_encoding_is_read(encoded) -> None:
    answers = {**ANSWERS, "why": "Wegen ∂y/∂x 😀."}
    notebook = json.dumps(handed_in(answers), ensure_ascii=False, indent=1)

    rebuilt = rebuild_text(small(), encoded(notebook))

    assert texts(rebuilt) == answers
    assert rebuilt.notes == ()


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_an_old_encoding_is_read_and_said(encoding) -> None:
    answers = {**ANSWERS, "double": "def double(x):\n    größe = x\n    return 2 * größe"}

    rebuilt = rebuild_text(
        small(), json.dumps(handed_in(answers), ensure_ascii=False).encode(encoding)
    )

    assert texts(rebuilt) == answers
    assert "not all UTF-8" in said(rebuilt)


def test_text_in_two_encodings_is_read_and_said() -> None:
    notebook = json.dumps(handed_in({**ANSWERS, "why": "Grüße, OTHER."}), ensure_ascii=False)

    rebuilt = rebuild_text(small(), notebook.encode().replace(b"OTHER", b"\xfcber \x93x\x94"))

    assert texts(rebuilt)["why"] == "Grüße, über “x”."
    assert "not all UTF-8" in said(rebuilt)


def test_bytes_that_are_no_text_are_replaced_and_said() -> None:
    damaged = json.dumps(handed_in()).encode().replace(b"**so**", b"**so\x81**")

    rebuilt = rebuild_text(small(), damaged)

    assert texts(rebuilt)["why"] == ANSWERS["why"].replace("so", "so\ufffd")
    assert "replaced by `\ufffd`" in said(rebuilt)


@pytest.mark.parametrize("unfit", ["\0", "\x1b[31m", "\ud800", "\udfff", "\ufffe", "\x08", "\x9b"])
def test_what_cannot_be_stored_is_replaced_and_said(unfit) -> None:
    answers = {**ANSWERS, "double": f"def double(x):\n    return 2 * x  # {unfit}"}
    notebook = handed_in(answers)
    notebook["cells"].append(own(f"note = '{unfit}'"))

    rebuilt = rebuild_text(small(), json.dumps(notebook).encode())

    shown = unfit.replace(unfit[0], "\ufffd", 1)
    assert texts(rebuilt)["double"] == answers["double"].replace(unfit, shown)
    assert scratch(rebuilt) == [f"note = '{shown}'"]
    assert "2 characters that cannot be stored" in said(rebuilt)
    assert nbformat.writes(rebuilt.notebook).encode("utf-8")


def test_odd_numbers_cost_nothing() -> None:
    text = _bytes(handed_in())
    odd = b'{"outputs": [NaN, -Infinity, 1e999, ' + b"9" * 10_000 + b"], "

    assert texts(rebuild_text(small(), text.replace(b"{", odd, 1))) == ANSWERS


def test_another_language_is_said() -> None:
    def damage(notebook: Json) -> None:
        notebook["metadata"]["kernelspec"] = {"name": "ir", "language": "R", "display_name": "R"}

    rebuilt = rebuilt_after(damage)

    assert texts(rebuilt) == ANSWERS
    assert "saved for the language `R`" in said(rebuilt)
    assert rebuilt.notebook.metadata.kernelspec.name == "python3"


@pytest.mark.parametrize("language", ["python3.12", "IPython", ""])
def test_every_python_is_our_language(language) -> None:
    rebuilt = rebuilt_after(
        lambda notebook: notebook["metadata"].update(kernelspec={"language": language})
    )

    assert rebuilt.notes == ()


def test_a_source_that_is_no_text_is_left_to_a_person() -> None:
    def damage(notebook: Json) -> None:
        cell_of(notebook, "double")["source"] = {"text": ANSWERS["double"]}
        cell_of(notebook, "pair")["source"] = 7
        cell_of(notebook, "guess")["source"] = None

    rebuilt = rebuilt_after(damage)

    assert rebuilt.unmatched == {"double", "pair"}
    assert rebuilt.unanswered == {"guess"}
    assert "`double`: the answer holds something that is no text" in said(rebuilt)


def test_a_heading_in_an_answer_is_no_mark_of_a_merge() -> None:
    assert rebuilt_after(lambda _: None, {**ANSWERS, "why": "Why\n=======\n\nSo."}).notes == ()


def test_marks_of_a_merge_inside_an_answer_are_said() -> None:
    answers = {**ANSWERS, "why": "<<<<<<< mine\nA\n=======\nB\n>>>>>>> theirs"}

    rebuilt = rebuilt_after(lambda notebook: None, answers)

    assert texts(rebuilt) == answers
    assert "`why`: the answer holds the marks of a merge" in said(rebuilt)


# What is no notebook

_MERGE = """{"cells": [
<<<<<<< HEAD
{"cell_type": "code"}
=======
{"cell_type": "markdown"}
>>>>>>> theirs
]}"""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(b"", "file is empty", id="empty"),
        pytest.param(b" \n\0\0", "file is empty", id="blank"),
        pytest.param(b"\xef\xbb\xbf", "not a notebook", id="only-a-mark"),
        pytest.param(b"hello", "not a notebook", id="words"),
        pytest.param(bytes(range(256)), "not a notebook", id="all-bytes"),
        pytest.param(b"[1, 2]", "not a notebook", id="list"),
        pytest.param(b"null", "not a notebook", id="null"),
        pytest.param(b"{}", "has no cells", id="no-fields"),
        pytest.param(b'{"cells": {}}', "has no cells", id="cells-are-no-list"),
        pytest.param(b'{"cells": [null, 1, "x"]}', "has no cells", id="no-cell-is-one"),
        pytest.param(b'{"worksheets": [1, {"cells": 2}]}', "has no cells", id="odd-worksheets"),
        pytest.param(b'{"cells": [{}]}', "is not the notebook of", id="blank-cell"),
        pytest.param(b'{"cells": [{"source": "x', "damaged", id="cut-off"),
        pytest.param(_MERGE.encode(), "merge that was not finished", id="merge"),
        pytest.param(b"PK\x03\x04\x14\0\0\0", "zip archive", id="zip"),
        pytest.param(b"<!DOCTYPE html><html>", "page made from", id="html"),
        pytest.param(b"%PDF-1.7 ...", "page made from", id="pdf"),
        pytest.param(b'{"cells": ' + b"[" * 200_000, "nested too deeply|damaged", id="deep"),
        pytest.param(b'{"a":' * 200_000, "nested too deeply|damaged", id="deep-objects"),
        pytest.param(b" " * (NOTEBOOK_BYTES + 1), "larger than 8 MiB, and cannot", id="huge"),
        pytest.param(b"[" * (NOTEBOOK_BYTES + 1), "larger than 8 MiB, and cannot", id="huge-deep"),
        pytest.param(
            b'{"cells": [{"source": "' + b"x" * NOTEBOOK_BYTES + b'"}]}',
            "larger than 8 MiB even without",
            id="huge-cell",
        ),
        # Read whole, these would be gigabytes of lists.
        pytest.param(
            b'{"cells": [' + b"[]," * (20 << 20) + b"{}]}", "larger than 8 MiB", id="many-lists"
        ),
        pytest.param(b'{"cells": [' + b"{}," * 60_000 + b"{}]}", "60001 cells", id="blank-cells"),
    ],
)
def test_what_is_no_notebook_is_refused_with_a_reason(text, reason) -> None:
    with pytest.raises(CannotRebuild, match=reason) as refused:
        rebuild_text(small(), text)

    assert refused.value.reason.endswith(".")
    assert any(word in refused.value.reason for word in ("hand in", "Hand in", "hand it in"))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_pasted_pictures_and_outputs_have_no_size_in_any_encoding(encoding) -> None:
    notebook = handed_in({**ANSWERS, "why": "Zoë says: ½"})
    cell_of(notebook, "why")["attachments"] = {"a.png": {"image/png": "A" * NOTEBOOK_BYTES}}
    cell_of(notebook, "double")["outputs"] = [{"data": {"image/png": "A" * NOTEBOOK_BYTES}}]

    rebuilt = rebuild_text(small(), json.dumps(notebook, ensure_ascii=False).encode(encoding))

    assert texts(rebuilt)["why"] == "Zoë says: ½"


@pytest.mark.parametrize("by_lines", [False, True])
def test_state_of_widgets_and_pictures_in_the_text_have_no_size(by_lines) -> None:
    picture = f"![my screen](data:image/png;base64,{'A' * NOTEBOOK_BYTES})"
    notebook = handed_in({**ANSWERS, "why": "As you see:"})
    notebook["metadata"]["widgets"] = {"state": "A" * NOTEBOOK_BYTES}
    answer = cell_of(notebook, "why")
    answer["source"] = ["As you see:\n", picture] if by_lines else f"As you see:\n{picture}"

    rebuilt = rebuild_text(small(), json.dumps(notebook).encode())

    assert texts(rebuilt)["why"] == "As you see:\n![my screen](picture)"
    assert "pictures pasted into it are only in the file handed in" in said(rebuilt)


def test_imports_are_found_as_they_are_written() -> None:
    many = "from a import (  # (two)\n    b,\n    c,\n)"
    text = f"import os\n{many}\nfrom d import e\n    import f\nfrom g import (\n"

    assert imports_in(text) == ["import os", many, "from d import e"]


def test_imports_that_are_never_closed_are_read_in_no_time() -> None:
    began = time.process_time()

    assert imports_in("from a import (\n" * 100_000 + "import b") == ["import b"]
    assert time.process_time() - began < 2  # a minute and more, were each read to the end


def test_half_a_character_beside_large_outputs_is_replaced() -> None:
    notebook = handed_in({**ANSWERS, "why": "half: \ud83d"})
    cell_of(notebook, "double")["outputs"] = [{"data": {"image/png": "A" * NOTEBOOK_BYTES}}]

    rebuilt = rebuild_text(small(), json.dumps(notebook).encode())

    assert texts(rebuilt)["why"] == "half: \ufffd"


def test_thousands_of_empty_cells_cost_nothing() -> None:
    rebuilt = rebuilt_after(lambda notebook: notebook["cells"].extend([own("")] * 20_000))

    assert texts(rebuilt) == ANSWERS


def test_the_names_in_a_notebook_are_not_followed() -> None:
    def damage(notebook: Json) -> None:
        cell = cell_of(notebook, "double")
        cell["metadata"]["nbgrader"]["grade_id"] = "../../../etc/passwd"
        cell["id"] = "/etc/passwd"

    assert texts(rebuilt_after(damage)) == ANSWERS
