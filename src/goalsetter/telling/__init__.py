"""Messages and plain values about a table, and about what judge and solver find.

Law: imports ``words`` and every room up to ``table``; must not decide anything, print, or know a
terminal or a browser: both say the same messages, each in the language of its reader.
"""

from goalsetter.telling.by_hand import by_hand, colourless, set_goal_words
from goalsetter.telling.comments import (
    comment,
    comments_on,
    count_words,
    percent,
    speaks_of_flubs,
)
from goalsetter.telling.complaints import (
    complaint,
    details_of,
    message_of,
    notation_message,
    record_sentence,
)
from goalsetter.telling.deeds import (
    IN_PASSING,
    OBJECTIONS,
    QUIET,
    UNSAID,
    aloud,
    deed_line,
    deed_words,
    goal_words,
    thought,
    why_words,
)
from goalsetter.telling.event_words import event_sentence, tally_words
from goalsetter.telling.finding_words import (
    AS_TYPED,
    EVIDENCE,
    finding_data,
    people,
    proofs,
    ruling_words,
    sentence,
)
from goalsetter.telling.names import (
    choice_title,
    fault_sentence,
    fault_title,
    player,
    reason_title,
    refusal_sentence,
    takes,
    variation_meaning,
)
from goalsetter.telling.papers import (
    OTHER,
    FormTrouble,
    avoid_trouble,
    form_troubles,
    paper_text,
    reasons_for,
)
from goalsetter.telling.rulings import (
    goal_values,
    remarks,
    ruling_lines,
    star_remark,
    under,
    why,
)
from goalsetter.telling.safe_text import isolated, printable
from goalsetter.telling.set_work import counted, goal_line, names, work_lines
from goalsetter.telling.sheet import SheetLine, penalty_lines, sheet_lines, winners
from goalsetter.telling.situation import (
    OBJECT,
    WAIT,
    how,
    is_writing,
    open_papers,
    situation,
    told_as,
    what_now,
)
from goalsetter.telling.unreadable import unreadable

__all__ = [
    "AS_TYPED",
    "EVIDENCE",
    "IN_PASSING",
    "OBJECT",
    "OBJECTIONS",
    "OTHER",
    "QUIET",
    "UNSAID",
    "WAIT",
    "FormTrouble",
    "SheetLine",
    "aloud",
    "avoid_trouble",
    "by_hand",
    "choice_title",
    "colourless",
    "comment",
    "comments_on",
    "complaint",
    "count_words",
    "counted",
    "deed_line",
    "deed_words",
    "details_of",
    "event_sentence",
    "fault_sentence",
    "fault_title",
    "finding_data",
    "form_troubles",
    "goal_line",
    "goal_values",
    "goal_words",
    "how",
    "is_writing",
    "isolated",
    "message_of",
    "names",
    "notation_message",
    "open_papers",
    "paper_text",
    "penalty_lines",
    "people",
    "percent",
    "player",
    "printable",
    "proofs",
    "reason_title",
    "reasons_for",
    "record_sentence",
    "refusal_sentence",
    "remarks",
    "ruling_lines",
    "ruling_words",
    "sentence",
    "set_goal_words",
    "sheet_lines",
    "situation",
    "speaks_of_flubs",
    "star_remark",
    "takes",
    "tally_words",
    "thought",
    "told_as",
    "under",
    "unreadable",
    "variation_meaning",
    "what_now",
    "why",
    "why_words",
    "winners",
    "work_lines",
]
