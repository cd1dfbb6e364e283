"""How much of the machine one submission may use. Set here, and per assignment in the manifest.

Seconds are seconds that count: what a submission waited for a processor is not its own.
"""

from __future__ import annotations

from dataclasses import dataclass

MIB = 1 << 20


@dataclass(frozen=True)
class Limits:
    """The most that one submission may use of each thing.

    Attributes:
        wall_s: seconds from its first cell to its last verdict.
        cell_s: seconds for one cell, or for the calls from one test together; what the test
            computes between them does not count.
        scratch_s: seconds for all cells that the learner added.
        cpu_s: seconds of computing, all threads together.
        memory_mib: address space of each of its processes, beyond what Python, torch and the
            cells that are given had mapped before its first cell.
        output_bytes: printed text, displays and exceptions, all cells together.
        reply_bytes: what one call from a test may send back.
        processes: processes and threads at one time.
        open_files: files that are open at one time.
        disk_mib: bytes written to its folder, its HOME and its temporary files.
        files: files, folders and links it may make there.
    """

    wall_s: float = 60.0
    cell_s: float = 10.0
    scratch_s: float = 10.0
    cpu_s: int = 60
    memory_mib: int = 3072
    output_bytes: int = 1 * MIB
    reply_bytes: int = 16 * MIB
    processes: int = 64
    open_files: int = 256
    disk_mib: int = 64
    files: int = 1000


# Read before anything of a submission is parsed: without its outputs, a notebook may not be larger
# than this; with them, it may be this large.
NOTEBOOK_BYTES = 8 * MIB
WITH_OUTPUTS_BYTES = 64 * MIB
