"""`python -m safehouse` is the command `safehouse`."""

import sys

from safehouse.cli import main

sys.exit(main())
