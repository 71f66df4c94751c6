"""Looking at the processes of this machine."""

from pathlib import Path


def living(group: int) -> list[str]:
    """The processes of a group that still run; the dead that nobody has buried do not count."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        name, fields = text[: text.rindex(")")], text[text.rindex(")") + 2 :].split()
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(name)
    return found
