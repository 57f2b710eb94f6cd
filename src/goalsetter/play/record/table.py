"""Every kind of action with its verb and its parts: one row for writing and for reading."""

from __future__ import annotations

from goalsetter.play import actions as action
from goalsetter.play.grammar.phrase import Part, Row, pieces
from goalsetter.play.grammar.value import (
    CARDS,
    CLAIM,
    CUBE,
    CUBES,
    DURATION,
    FLAG,
    GOAL,
    NOT,
    NUMBER,
    ORDINAL,
    PAPERS,
    PHASE,
    RIGHT,
    ROLES,
    SEAT,
    SEATS_IN_ORDER,
    SECTION,
    TALLY,
    TASK,
    TEXT,
    TEXTS,
    TWO_CUBES,
    TWO_SECTIONS,
    WORD,
)
from goalsetter.play.setup import Setup

TO = Part("to", SECTION, "to", shown=True)
AT_ONCE = Part("simultaneous", FLAG, "at the same time")
SAYING = Part("said", TEXT, "saying")
IN_PERSON = Part("in_person", FLAG, "in person")
WRITER = Part("writer", SEAT)
FOR_TASK = Part("task", TASK)
OF_PLAYERS = Part("players", SEATS_IN_ORDER, "of")

GIVEN = (
    Part("phase", PHASE, "phase:"),
    Part("number", NUMBER, "shake:"),
    Part("goal_setter", SEAT, "goal-setter:"),
    Part("turn", SEAT, "turn:"),
    Part("first_turn", FLAG, "first-turn:"),
    Part("last_mover", SEAT, "last-mover:"),
    Part("totals", TALLY, "totals:"),
    Part("universe", CARDS, "universe:"),
    Part("resources", CUBES, "resources:"),
    Part("goal", GOAL, "goal:"),
    Part("required", CUBES, "required:"),
    Part("permitted", CUBES, "permitted:"),
    Part("forbidden", CUBES, "forbidden:"),
    Part("rolled", FLAG, "rolled:"),
    Part("variations", TEXTS, "variations:"),
    Part("selected", PAPERS, "selected:"),
    Part("claim", CLAIM, "claim:"),
    Part("challenger", SEAT, "challenger:"),
    Part("mover", SEAT, "mover:"),
    Part("sides", ROLES, "sides:"),
    Part("papers", PAPERS, "papers:"),
    Part("no_goal_by", SEAT, "no-goal-by:"),
    Part("last_cube_by", SEAT, "last-cube-by:"),
    Part("clock_task", TASK, "clock:"),
    Part("clock_players", SEATS_IN_ORDER, "clock-of:"),
    Part("clock_seconds", NUMBER, "clock-seconds:"),
    Part("clock_extra", FLAG, "clock-extra:"),
)
"""What a position may tell."""

SETTING = (
    Row(action.RollForFirst, "rolls for first", (Part("cube", CUBE),)),
    Row(action.Roll, "rolls", (Part("cubes", CUBES),)),
    Row(action.SetOut, "sets out", (Part("cubes", CUBES),)),
    Row(action.Deal, "deals", (Part("cards", CARDS),)),
    Row(action.CallDeal, "will deal", (Part("number", NUMBER),)),
    Row(action.LetTableChoose, "lets the table choose"),
    Row(action.TakeBackCard, "takes back cards", (Part("cards", CARDS),)),
    Row(action.SayVariation, "says variation", (Part("variation", TEXT),)),
    Row(action.SelectVariation, "chooses", (Part("variations", TEXTS),)),
    Row(action.PlaceInGoal, "lays in goal", (Part("goal", GOAL),)),
    Row(action.TakeFromGoal, "takes from goal", (Part("cubes", CUBES),)),
    Row(action.RearrangeGoal, "rearranges goal", (Part("goal", GOAL),)),
    Row(action.SayGoal, "says goal"),
    Row(action.ConfirmGoal, "confirms goal"),
    Row(action.SetGoalDown, "sets goal", (Part("goal", GOAL),)),
    Row(action.NoGoal, "declares no goal"),
    Row(action.AgreeNoGoal, "agrees no goal"),
    Row(action.StopChoosing, "stops choosing"),
)

MOVING = (
    Row(action.SayBonus, "says bonus"),
    Row(action.Bonus, "plays bonus", (Part("cube", CUBE), TO)),
    Row(action.Move, "moves", (Part("cube", CUBE), TO)),
    Row(action.MoveTwo, "drops", (Part("cubes", TWO_CUBES), Part("to", TWO_SECTIONS, "to"))),
    Row(action.TakeBack, "takes back", (Part("cube", CUBE),)),
    Row(action.Shift, "shifts", (Part("cube", CUBE), TO, Part("as_bonus", FLAG, "as bonus"))),
    Row(action.Transfer, "transfers", (Part("cube", CUBE), Part("source", SECTION, "from"), TO)),
    Row(action.AddToGoal, "adds", (Part("cube", CUBE), Part("goal", GOAL, "making"))),
    Row(action.Forceout, "calls forceout"),
    Row(action.Declare, "declares", (Part("what", TEXT),)),
    Row(action.Say, "says", (Part("what", TEXT),)),
    Row(action.PickUpBlock, "lifts block"),
    Row(action.PutDownBlock, "puts down block"),
    Row(
        action.Challenge,
        "challenges",
        (
            Part("kind", WORD),
            Part("against", SEAT, "against"),
            Part("without_block", FLAG, "without block"),
            AT_ONCE,
        ),
    ),
    Row(
        action.Charge,
        "charges",
        (
            Part("against", SEAT),
            Part("reason", WORD, "with"),
            Part("took", DURATION, "taking"),
            AT_ONCE,
            SAYING,
        ),
    ),
)

WRITING = (
    Row(action.TakeSide, "takes side", (Part("side", WORD),)),
    Row(action.DoNotPresent, "presents nothing"),
    Row(
        action.Present,
        "presents",
        (
            Part("texts", TEXTS),
            Part("goal", TEXT, "goal"),
            Part("avoid_move", TEXT, "avoiding"),
            Part("indicated", NOT, "not indicated"),
        ),
    ),
    Row(action.IndicateEquation, "indicates equation"),
    Row(action.ChangeEquation, "changes equation"),
    Row(action.Accept, "accepts", (WRITER,)),
    Row(
        action.Reject,
        "rejects",
        (WRITER, Part("reason", WORD, "because"), SAYING, IN_PERSON),
    ),
    Row(
        action.ProveAmbiguity,
        "proves ambiguity of",
        (WRITER, Part("regrouped", TEXT, "by"), Part("jointly_with", SEAT, "with"), AT_ONCE),
    ),
    Row(action.WorkTogether, "works together on", (WRITER,)),
    Row(action.ShowNothing, "shows nothing of", (WRITER,)),
    Row(action.PointOutError, "points out error of", (WRITER,)),
    Row(action.Concede, "concedes"),
    Row(
        action.AskJudge,
        "asks judge",
        (
            Part("question", WORD),
            Part("writer", SEAT, "of"),
            Part("about", WORD, "about"),
            IN_PERSON,
        ),
    ),
    Row(action.JudgeAnswers, "answers", (Part("answer", WORD),)),
    Row(action.JudgeRules, "rules that", (WRITER, Part("correct", RIGHT, "is"), SAYING)),
    Row(
        action.CorrectScore,
        "corrects score of shake",
        (Part("shake", NUMBER), Part("scores", TALLY, "to")),
    ),
    Row(action.OrderReplay, "orders replay of shake", (Part("shake", NUMBER),)),
    Row(action.WarnPlayer, "warns", (Part("player", SEAT),)),
    Row(action.PenalizePlayer, "penalizes", (Part("player", SEAT),)),
    Row(action.DisqualifyPlayer, "disqualifies", (Part("player", SEAT),)),
    Row(action.RequestOpinion, "asks for another judge on ruling", (Part("ruling", ORDINAL),)),
    Row(
        action.GiveOpinion,
        "gives opinion on ruling",
        (Part("ruling", ORDINAL), Part("answer", WORD, "of")),
    ),
    Row(action.Protest, "protests ruling", (Part("ruling", ORDINAL), SAYING)),
    Row(action.StrikePenalty, "strikes penalty", (Part("penalty", ORDINAL),)),
    Row(action.InitialPenalty, "initials penalty", (Part("penalty", ORDINAL),)),
)

COURSE = (
    Row(action.StartClock, "starts clock for", (FOR_TASK, OF_PLAYERS)),
    Row(action.TimeExpires, "runs out for", (FOR_TASK, OF_PLAYERS)),
    Row(action.Countdown, "begins countdown", (OF_PLAYERS,), (("finished", False),)),
    Row(action.Countdown, "ends countdown", (OF_PLAYERS,), (("finished", True),)),
    Row(action.TakeExtraMinute, "takes extra minute for", (FOR_TASK,)),
    Row(action.ExtraMinuteExpires, "ends extra minute for", (FOR_TASK, OF_PLAYERS)),
    Row(action.RoundWarning, "warns of the round's end"),
    Row(action.RoundStop, "stops the round"),
    Row(action.EndShake, "ends shake", (Part("scores", TALLY, "scores"),)),
    Row(action.Ready, "is ready for the next shake"),
    Row(action.CallReady, "calls the next shake"),
    Row(action.AppealScore, "appeals score of shake", (Part("shake", NUMBER),)),
    Row(action.InitialScoresheet, "initials score sheet"),
    Row(action.LeaveTable, "leaves table", (Part("stand_in", FLAG, "with a stand-in"),)),
    Row(action.ReturnToTable, "returns to table"),
)

ROWS = (Row(Setup, "given", GIVEN, spread=True), *SETTING, *MOVING, *WRITING, *COURSE)
"""One row for each kind of action; a verb that tells a value has a row for each."""

ROWS_OF = {row.action: tuple(each for each in ROWS if each.action is row.action) for row in ROWS}
VERBS = {tuple(row.verb.split()): row for row in ROWS}
LONGEST = max(map(len, VERBS))
"""How many words the longest verb has."""


def row_of(done: action.Action) -> Row:
    """The row by which an action is written."""
    rows = ROWS_OF[type(done)]
    return rows[0] if len(rows) == 1 else next(row for row in rows if row.tells(done))


def action_text(done: action.Action) -> str:
    """What was done, without who and when: ``moves 3 to required``."""
    return " ".join(pieces(row_of(done), done))
