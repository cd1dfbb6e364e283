"""Running and judging one submission: learner's code in one process, tests in another.

    engine           rebuilt submission -> outcome
      session        one judge, a runner at a time, the clock
      judges         those that wait for another submission
      processes      the driver's end of `warm`, which judges and runners are forked from
    judge            leads; runs the test cells          (never meets learner's code)
      traces         whether one submission left anything the next would meet there
    runner           runs cells and probes, locked in    (never meets a hidden test)

Nothing is imported here: the warm process needs other parts of this package than the driver.
"""
