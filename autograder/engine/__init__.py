"""Running and judging one submission: a learner's code in one process, tests in another.

In: a rebuilt notebook and its assignment's tests. Out: an outcome. The engine knows no gradebook
and no course. Its folders are its processes, and what all of them share:

    protocol.py   what they say to each other                          read this first
    driver/       starts and ends the others                           trusted; no torch
    forkserver/   imported torch once, forks the two below             trusted; no submission
    judge/        runs test cells, hidden ones too; leads              trusted; no learner's code
    runner/       runs answers and probes, locked in        A LEARNER'S CODE RUNS BESIDE IT
    guard/        puts back what a learner's code replaced             runs in runner and judge
    cell_code.py  a test cell of plain asserts, taken apart            runs in runner and judge
    checking.py   what is taken of `checks`, or left without PyTorch   runs in runner and judge
    sandbox/      locks a forked child in                              runs in the fork server
"""
