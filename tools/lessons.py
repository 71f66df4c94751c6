"""Make the client's lessons anew from their sources: `python tools/lessons.py`."""

import sys

import environment
from barg.lessons import LessonError, build_all, file_text
from barg.lessons.pages import rules_pages

FOLDER = environment.ROOT / "web/src/lessons"
RULES = environment.ROOT / "docs/rules"


def main() -> None:
    """Write every file whose data has changed."""
    try:
        made = {**build_all(), **rules_pages(RULES)}
    except LessonError as error:
        sys.exit(f"lessons: {error}")
    FOLDER.mkdir(exist_ok=True)
    for name, data in made.items():
        path, text = FOLDER / f"{name}.json", file_text(data)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(environment.ROOT))


if __name__ == "__main__":
    main()
