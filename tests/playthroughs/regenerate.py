"""Write every golden playthrough anew: ``python -m tests.playthroughs.regenerate``.

What was done and what is remarked stays as it is. The lines that follow from it (``=``) are worked
out again by replaying; look at the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from goalsetter.play import scan_record, write_record

FOLDER = Path(__file__).parent


def playthroughs() -> tuple[Path, ...]:
    """The files, in order of their names."""
    return tuple(sorted(FOLDER.glob("*.record")))


def main() -> None:
    """Write each file whose text would change."""
    for path in playthroughs():
        old = path.read_text(encoding="utf-8")
        new = write_record(scan_record(old).record)
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
