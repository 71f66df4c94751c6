"""``python -m barg.cli``."""

from barg.cli import main

if __name__ == "__main__":
    main()
