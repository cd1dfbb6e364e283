"""What runs in the judge's process: test cells, hidden ones included, and nothing of a learner's.

The judge leads. It asks the driver for a runner, lets the runner advance to each test, runs the
test cell here, and sends its probes over. A runner that dies or hangs costs the question it
died in; for the others there is another one, without the cell that is to blame.

One process judges submission after submission, as long as each leaves it as it was.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from typing import Any

from autograder.course.outcome import Verdict, Why
from autograder.engine.checking import set_seed
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.judge.runner_client import CaseTime, OutOfTime, RunnerClient, RunnerEnded
from autograder.engine.judge.stand_in import StandIn
from autograder.engine.judge.test_cells import Namespace, TestCell
from autograder.engine.judge.verdicts import ended, unjudged, untouched
from autograder.engine.protocol import Gone, receive_json, receive_mark, send_json

_WORTH_A_SECOND_LOOK = (Why.FAILED, Why.NOT_ATTEMPTED)
_CALLED_BEFORE = "Your code, called by an earlier check of this question,"
# After so many submissions a process goes anyway: what it has not given back goes with it.
_MOST_SUBMISSIONS = 100


class Judge:
    """What serves in a judge's process. Made in the template."""

    def __init__(
        self,
        tests: Iterable[TestCell],
        namespace: Namespace,
        traces: JudgeState,
        stand_in: StandIn,
    ) -> None:
        self._tests = {test.id: test for test in tests}
        self._namespace, self._traces, self._stand_in = namespace, traces, stand_in

    def serve(self, driver: socket.socket) -> None:
        """Judge one submission after another, until the driver is gone or one left something."""
        for left in reversed(range(_MOST_SUBMISSIONS)):
            job = receive_json(driver)
            set_seed(job["seed"])
            namespace = dict(self._namespace)
            report = _Case(job, self._tests, namespace, driver, self._stand_in).report()
            again = left > 0 and not self._traces.is_dirty()
            send_json(driver, {"report": report, "again": again})
            if not again:
                return


class _Case:
    """One submission before its judge."""

    def __init__(
        self,
        job: dict[str, Any],
        tests: Mapping[str, TestCell],
        namespace: Namespace,
        driver: socket.socket,
        stand_in: StandIn,
    ) -> None:
        self._stand_in = stand_in
        self._job, self._limits, self._tests = job, job["limits"], tests
        self._namespace, self._driver = namespace, driver
        self._time = CaseTime(job["limits"]["wall_s"])
        self._runner: RunnerClient | None = None
        self._skipped: dict[int, RunnerEnded] = {}
        # Tests of plain asserts that this runner has run, and those that ended one.
        self._run: set[str] = set()
        self._fatal: set[str] = set()
        self._changed: dict[str, list[str]] = {}
        self._replaced: dict[str, None] = {}
        self._refused: dict[str, None] = {}
        self._fresh = False
        # Cells of other answers that a runner is to do without.
        self._left_out: set[int] = set()

    def report(self) -> dict[str, Any]:
        """Judge it; the verdicts, and what there is to say of the cells."""
        try:
            return self._report()
        except OutOfTime as late:
            return {"late": {"is_fair": late.is_fair}}
        finally:
            self._forget_runner()
            self._time.close()

    def _report(self) -> dict[str, Any]:
        verdicts = {place["test"]: self._verdict(place) for place in self._job["tests"]}
        self._hear_of_the_last_test()
        skipped = dict(self._skipped)
        better = self._second_look(verdicts)
        found = [verdict.to_json() for verdict in (verdicts | better).values()]
        return {
            "verdicts": self._stand_in.in_plain(found),
            "better": list(better),
            "skipped": {
                str(cell): "called" if end.cell is None else "stopped" if end.timed_out else "ended"
                for cell, end in (skipped | self._skipped).items()
            },
            "changed": self._changed,
            "replaced": list(self._replaced),
            "refused": list(self._refused),
        }

    def _second_look(self, first: dict[str, Verdict]) -> dict[str, Verdict]:
        """What passes once torch is as it was, and the learner's own cells only define helpers.

        Where something ended the process, it passes also without the other answers: one may have
        spoilt its process for good, by a limit say. Each question stands alone.
        """
        spoilt = self._job["has_scratch"] or self._changed or self._replaced
        places = [
            place
            for place in self._job["tests"]
            if self._is_worth_a_second_look(place, first[place["test"]], bool(spoilt))
        ]
        if not places:
            return {}
        self._fresh = True
        second: list[Verdict] = []
        answer = None
        for place in places:
            why = first[place["test"]].why
            if why is Why.TIMED_OUT and any(each.why is why for each in second):
                continue  # one more that takes as long is enough
            alone = why is Why.ENDED
            if place["answer"] != answer:
                if not second or self._replaced or alone or self._left_out:
                    self._forget_runner()  # what another answer does when called, it may do later
                answer = place["answer"]
                self._left_out = self._cells_of_others(place) if alone else set()
                self._skipped.pop(place["answer_index"], None)
            try:
                second.append(self._verdict(place))
            except OutOfTime as late:
                if late.is_fair:
                    break  # the first look was through in time, and counts
                raise
        return {verdict.test: verdict for verdict in second if verdict.why is Why.PASSED}

    def _is_worth_a_second_look(
        self, place: Mapping[str, Any], first: Verdict, spoilt: bool
    ) -> bool:
        if place["answer"] in self._job["unanswered"]:
            return False
        if first.why is Why.ENDED:
            return True
        if first.why is Why.TIMED_OUT:  # threads of the learner's own cells may have taken the time
            return bool(self._job["has_scratch"])
        return spoilt and first.why in _WORTH_A_SECOND_LOOK

    def _cells_of_others(self, place: Mapping[str, Any]) -> set[int]:
        """The cells of all other answers, if each test belongs to one."""
        tests = self._job["tests"]
        if not all(each["alone"] for each in tests):
            return set()
        return {each["answer_index"] for each in tests} - {place["answer_index"], -1}

    def _verdict(self, place: dict[str, Any]) -> Verdict:
        """The verdict on the test at ``place``, whatever happens to the runner meanwhile."""
        test, answer, passed = self._tests[place["test"]], place["answer"], False
        if answer in self._job["unanswered"]:
            return untouched(test.id, answer)
        if answer in self._job["unmatched"]:
            return unjudged(test.id, "It is not certain which text of the notebook is the answer.")
        try:
            runner = self._advanced(place["index"])
            if (end := self._skipped.get(place["answer_index"])) is not None:
                test.define(self._namespace)
                what = _CALLED_BEFORE if end.cell is None else f"The answer cell `{answer}`"
                return self._ended(test, end, what)
            verdict = self._run_test(test, runner)
            passed = verdict.why is Why.PASSED
            return verdict
        except RunnerEnded as end:
            self._forget_runner()
            test.define(self._namespace)
            if end.timed_out and place["alone"]:  # its other tests would wait as long
                self._skipped[place["answer_index"]] = end
            return self._ended(test, end, "Your code, called by this check,")
        finally:
            self._note_what_is_told()
            if self._stand_in and not passed:
                self._forget_runner()  # after some errors CUDA answers nothing in that process

    def _hear_of_the_last_test(self) -> None:
        """What a test made a runner put back is told with the next cells; here are none."""
        if self._runner is not None:
            try:
                self._runner.advance(self._job["tests"][-1]["index"])
                self._note_what_is_told()
            except (RunnerEnded, OutOfTime):
                self._forget_runner()

    def _note_what_is_told(self) -> None:
        if self._runner is not None:
            self._changed |= self._runner.changed
            self._replaced |= dict.fromkeys(self._runner.replaced)
            self._refused |= dict.fromkeys(self._runner.refused)

    def _run_test(self, test: TestCell, runner: RunnerClient) -> Verdict:
        runner.begin_test()
        self._fatal.add(test.id)
        verdict = test.run(runner, self._namespace)
        self._fatal.discard(test.id)
        self._run.add(test.id)
        return verdict

    def _run_earlier(self, to: int, runner: RunnerClient) -> None:
        """Have ``runner`` run the tests of plain asserts above ``to``: later ones may lean on them.

        It has, unless it is a new one, or the answer to one of them was skipped.
        """
        for place in self._job["tests"]:
            test = self._tests[place["test"]]
            known = test.id in self._run or test.id in self._fatal
            if place["index"] < to and test.in_learner_process and not known:
                runner.advance(place["index"])
                self._run_test(test, runner)

    def _advanced(self, to: int) -> RunnerClient:
        """A runner that has run every cell above ``to`` but those that end or stop runners."""
        while True:
            if self._runner is None:
                self._runner = self._new_runner()
                self._run.clear()
            fatal = set(self._fatal)
            try:
                self._run_earlier(to, self._runner)
                self._runner.advance(to)
                return self._runner
            except RunnerEnded as end:
                self._forget_runner()
                if self._fatal != fatal:  # it was an earlier test
                    continue
                if end.cell is None or end.cell in self._skipped:
                    raise
                self._skipped[end.cell] = end

    def _new_runner(self) -> RunnerClient:
        skip = [*{*self._skipped, *self._left_out}]
        send_json(self._driver, {"skip": skip, "fresh": self._fresh})
        mark, descriptors = receive_mark(self._driver, descriptors=1)
        if not mark:
            raise Gone("the driver is gone")
        line = socket.socket(fileno=descriptors[0])
        return RunnerClient(line, self._limits, self._time, self._stand_in)

    def _forget_runner(self) -> None:
        if self._runner is not None:
            self._note_what_is_told()
            self._runner.close()
            self._runner = None

    def _ended(self, test: TestCell, end: RunnerEnded, what: str) -> Verdict:
        return ended(
            test.id,
            timed_out=end.timed_out,
            too_long=end.too_long,
            what=what,
            limits=self._limits,
        )
