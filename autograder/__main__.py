"""``python -m autograder COMMAND``."""

import sys

from autograder.cli import main

sys.exit(main())
