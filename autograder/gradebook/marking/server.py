"""Pages to mark on, for those who have a link: each link is one marker's, and opens nothing else.

What learners wrote is on these pages. No script runs on them but ours, and nothing is asked of
another machine; a link's token becomes a cookie that other sites' pages cannot use.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from getpass import getuser
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DatabaseError
from tornado import web
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.database_errors import explain
from autograder.gradebook.marking.sheet import Refused, Sheet, Wish
from autograder.gradebook.marking.sheets import Sheets
from autograder.gradebook.report.environment import TEMPLATES, make_environment

_PAGE = Path(__file__).parent / "page"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# A page asks for the state every few seconds; who has not for so long has gone.
_GONE_S = 15.0
_COOKIE = "marker"


class Room:
    """What all requests share: the class, who may come in, and where each of them is."""

    def __init__(self, sheets: Sheets, markers: Sequence[str]) -> None:
        self.sheets = sheets
        self.tokens = {secrets.token_urlsafe(16): name for name in markers}
        self._places: dict[str, tuple[Sheet, str, float]] = {}
        self.templates = make_environment(anonymous=True, folder=_PAGE)

    def marker_of(self, token: str) -> str | None:
        """Whose link it is."""
        found = [name for own, name in self.tokens.items() if hmac.compare_digest(own, token)]
        return found[0] if found else None

    def arrive(self, who: str, sheet: Sheet, answer: str) -> None:
        self._places[who] = (sheet, answer, time.monotonic())

    def others(self, who: str, sheet: Sheet) -> dict[str, str]:
        """Marker -> the answer they are at, of those who have this question open."""
        now = time.monotonic()
        return {
            name: answer
            for name, (at, answer, seen) in self._places.items()
            if name != who and at.rubric is sheet.rubric and now - seen < _GONE_S
        }


class _Handler(web.RequestHandler):
    def initialize(self, room: Room) -> None:
        self.room = room

    def set_default_headers(self) -> None:
        self.set_header("Content-Security-Policy", _POLICY)
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")

    def prepare(self) -> None:
        if token := self.get_query_argument("token", ""):
            if self.room.marker_of(token):
                self.set_cookie(_COOKIE, token, httponly=True, samesite="Strict")
            self.redirect(self.request.path)
        elif (who := self.room.marker_of(self.get_cookie(_COOKIE, "") or "")) is None:
            self.set_status(403)
            self.finish("Open the link that `autograder prose --mark` printed for you.")
        else:
            self.who = who

    def sheet(self, unit: str, question: str) -> Sheet:
        sheet = self.room.sheets.all().get((unit, question))
        if sheet is None:
            raise web.HTTPError(404)
        return sheet

    def show(self, template: str, **values: Any) -> None:
        self.finish(self.room.templates.get_template(template).render(who=self.who, **values))


class _List(_Handler):
    def get(self) -> None:
        rows = []
        for sheet in self.room.sheets.all().values():
            answers = sheet.state()["answers"].values()
            still = sum(bool(answer["open"]) for answer in answers)
            rows.append((sheet, len(answers), still, list(self.room.others(self.who, sheet))))
        self.show("list.html.j2", rows=rows)


class _Question(_Handler):
    def get(self, unit: str, question: str) -> None:
        sheet = self.sheet(unit, question)
        self.show("question.html.j2", sheet=sheet, question=sheet.question)


class _State(_Handler):
    def get(self, unit: str, question: str) -> None:
        sheet = self.sheet(unit, question)
        self.room.arrive(self.who, sheet, self.get_query_argument("at", ""))
        self.answer(sheet)

    def post(self, unit: str, question: str) -> None:
        sheet = self.sheet(unit, question)
        try:
            asked = json.loads(self.request.body)
            said = _DO[asked.pop("do")](sheet, asked, self.who)
        except Refused as refused:
            self.set_status(409)
            said = {"said": str(refused)}
        except DatabaseError as error:
            self.set_status(503)
            said = {"said": f"Not entered. {explain(str(sheet.engine.url), error)}"}
        except (AttributeError, KeyError, TypeError, ValueError):
            raise web.HTTPError(400) from None
        self.answer(sheet, **said)

    def answer(self, sheet: Sheet, **said: Any) -> None:
        others = self.room.others(self.who, sheet)
        self.finish(sheet.state() | {"others": others, "me": self.who} | said)


def _give(sheet: Sheet, asked: Mapping[str, Any], who: str) -> dict[str, Any]:
    points = asked.get("points")
    sheet.give(
        Wish(
            str(asked["answer"]),
            str(asked["seen"]),
            tuple(int(item) for item in asked.get("items", ())),
            str(asked.get("words", "")),
            None if points is None else float(points),
        ),
        who,
    )
    return {}


def _undo(sheet: Sheet, asked: Mapping[str, Any], who: str) -> dict[str, Any]:
    return {"at": sheet.undo(who), "said": "Undone."}


def _item(sheet: Sheet, asked: Mapping[str, Any], who: str) -> dict[str, Any]:
    text, points = str(asked["text"]), float(asked["points"])
    if not abs(points) <= sheet.question.points:  # no number is neither
        raise Refused(f"The question has {sheet.question.points:g} points.")
    counted_down = sheet.rubric.counts_down
    said: dict[str, Any] = {}
    if asked.get("id") is None:
        said["added"] = sheet.rubric.add(text, points)
    else:
        sheet.rubric.change(int(asked["id"]), text, points)
        said |= _followed(sheet)
    if sheet.rubric.counts_down and not counted_down:
        now = f"Points now count down from {sheet.question.points:g}."
        said["said"] = f"{now} {said.get('said', '')}".strip()
    return said


def _down(sheet: Sheet, asked: Mapping[str, Any], who: str) -> dict[str, Any]:
    sheet.rubric.count_down(down=bool(asked["down"]))
    return _followed(sheet)


def _followed(sheet: Sheet) -> dict[str, Any]:
    changed, left = sheet.follow()
    stay = f"; {left}, changed elsewhere since, stay as they were" if left else ""
    return {"said": f"Marks changed with the rubric: {changed}{stay}."}


_DO: dict[str, Callable[[Sheet, Mapping[str, Any], str], dict[str, Any]]] = {
    "give": _give,
    "undo": _undo,
    "item": _item,
    "down": _down,
}


def make_application(room: Room) -> web.Application:
    """The pages of a class."""
    shared = {"room": room}
    place = r"([\w.-]+)/([\w.-]+)"
    return web.Application(
        [
            (r"/", _List, shared),
            (rf"/question/{place}", _Question, shared),
            (rf"/state/{place}", _State, shared),
            (r"/page/(marking\.(?:js|css))", web.StaticFileHandler, {"path": _PAGE}),
            (r"/page/(style\.css)", web.StaticFileHandler, {"path": TEMPLATES}),
        ],
        log_function=lambda handler: None,
    )


def serve(
    root: Path,
    units: Sequence[str] = (),
    markers: Sequence[str] = (),
    *,
    address: str = "127.0.0.1",
    port: int = 0,
    say: Callable[[str], None] = print,
) -> None:
    """Let people mark until somebody ends it; says each one's link."""
    course = Course(root)
    with course.gradebook() as gradebook:
        room = Room(Sheets(course.root, gradebook.engine, units), markers or [getuser()])
        if not room.sheets.all():
            raise AuthorError(
                "No graded submission answers a question that a person grades; of those not graded "
                "yet nothing is known: `make grade`."
            )
        try:
            asyncio.run(_serve(room, address, port, say))
        except KeyboardInterrupt:
            say("")


async def _serve(room: Room, address: str, port: int, say: Callable[[str], None]) -> None:
    try:
        sockets = bind_sockets(port, address)
    except OSError as error:
        raise AuthorError(f"{address}:{port} cannot be used: {error.strerror}.") from error
    HTTPServer(make_application(room), max_body_size=100_000).add_sockets(sockets)
    bound = sockets[0].getsockname()[1]
    for token, name in room.tokens.items():
        say(f"{name}: http://{address}:{bound}/?token={token}")
    say("Ctrl-C ends it; everything that was given is in the gradebook at once.")
    await asyncio.Event().wait()
