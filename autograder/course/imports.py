"""What our commands leave out of nbformat, to start a second sooner."""

from __future__ import annotations

import sys

# nbformat imports jsonschema, which builds a parser of internationalised addresses for a check
# that no notebook needs: a second of every command. Without the module it leaves that check out.
_NOT_NEEDED = "rfc3987_syntax"


def leave_out_slow_imports() -> None:
    """Call it before anything imports nbformat."""
    sys.modules.setdefault(_NOT_NEEDED, None)  # type: ignore[arg-type]
