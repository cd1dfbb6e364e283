"""Who may come in, and what a page of answers may load and run."""

from __future__ import annotations

import asyncio
import json
import math

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

from autograder.gradebook.marking.server import Room, make_application
from autograder.gradebook.marking.sheet import key_of
from autograder.tests.gradebook.test_prose import TEXTS
from autograder.tests.support.grading_fixtures import UNIT

pytestmark = pytest.mark.slow

CYD = key_of(TEXTS["cyd"].strip())
STATE = f"state/{UNIT}/leaf-why"


@pytest.fixture
def room(sheets):
    return Room(sheets, ["Ann", "Ben"])


def ask(room: Room, path: str, token: str = "", body: object = None) -> HTTPResponse:
    async def asked() -> HTTPResponse:
        sockets = bind_sockets(0, "127.0.0.1")
        server = HTTPServer(make_application(room))
        server.add_sockets(sockets)
        client = AsyncHTTPClient(force_instance=True)
        try:
            return await client.fetch(
                f"http://127.0.0.1:{sockets[0].getsockname()[1]}/{path}",
                method="GET" if body is None else "POST",
                body=None if body is None else json.dumps(body),
                headers={"Cookie": f"marker={token}"},
                follow_redirects=False,
                raise_error=False,
            )
        finally:
            client.close()
            server.stop()
            await server.close_all_connections()

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["", f"question/{UNIT}/leaf-why", STATE])
def test_without_a_link_nothing_is_shown(room, path):
    for token in ("", "guessed"):
        answer = ask(room, path, token)

        assert answer.code == 403
        assert b"leaf" not in answer.body


def test_a_link_becomes_a_cookie_that_other_sites_cannot_use(room):
    token = next(iter(room.tokens))

    answer = ask(room, f"?token={token}")

    assert (answer.code, answer.headers["Location"]) == (302, "/")
    cookie = answer.headers["Set-Cookie"]
    assert token in cookie and "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert "Set-Cookie" not in ask(room, "?token=guessed").headers


def test_a_page_runs_no_script_of_a_learner(room):
    answer = ask(room, f"question/{UNIT}/leaf-why", next(iter(room.tokens)))

    page = answer.body.decode()
    assert page.count("<script") == 1 and "&lt;script&gt;alert(1)" in page
    assert "script-src 'self'; " in answer.headers["Content-Security-Policy"]
    assert not any(learner in page for learner in ("ada", "ben", "cyd", "dan"))


def test_markers_see_each_other_and_the_second_save_is_refused(room):
    ann, ben = room.tokens
    seen = json.loads(ask(room, f"{STATE}?at={CYD}", ann).body)["answers"][CYD]["seen"]
    wish = {"do": "give", "answer": CYD, "seen": seen, "points": 1}

    first, second = ask(room, STATE, ann, wish), ask(room, STATE, ben, wish | {"points": 3})

    assert (first.code, second.code) == (200, 409)
    found = json.loads(second.body)
    assert "Somebody else has just marked" in found["said"]
    assert (found["others"], found["answers"][CYD]["points"]) == ({"Ann": CYD}, 1)


def test_who_adds_a_first_item_that_takes_points_off_is_told_that_all_count_down(room):
    token = next(iter(room.tokens))
    first, second = ({"do": "item", "text": text, "points": -1} for text in ("one", "two"))

    told, silent = (json.loads(ask(room, STATE, token, each).body) for each in (first, second))

    assert (told["said"], told["down"]) == ("Points now count down from 3.", True)
    assert "said" not in silent


@pytest.mark.parametrize(
    ("body", "code"),
    [
        pytest.param({"do": "away"}, 400, id="unknown"),
        pytest.param({"do": "give", "answer": CYD}, 400, id="incomplete"),
        pytest.param({"do": "item", "text": "x", "points": "nan?"}, 400, id="no-number"),
        pytest.param({"do": "item", "text": "x", "points": 4}, 409, id="above-the-most"),
        pytest.param({"do": "item", "text": "x", "points": math.nan}, 409, id="not-a-number"),
        pytest.param([], 400, id="list"),
    ],
)
def test_what_cannot_be_meant_changes_nothing(room, body, code):
    token = next(iter(room.tokens))

    assert ask(room, STATE, token, body).code == code

    assert json.loads(ask(room, STATE, token).body)["items"] == []
