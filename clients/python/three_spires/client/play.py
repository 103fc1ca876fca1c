"""Plays a table through: every question to a seat of yours is answered with one of its options."""

from typing import Any, NamedTuple
from uuid import uuid4

from .problem import ServerProblem


class Question(NamedTuple):
    """A seat of yours that has something to decide. What to do is the `move` of one of the options."""

    seat: int
    view: Any
    options: list
    decisions: list
    picture: dict


def play_through(table, pictures, move, newest, choose):
    """Plays all your seats at a table until the game is over, and answers with the last picture."""
    # The newest entry that a move of ours has led to: what came before it needs no answer any more.
    known = -1
    for event in pictures:
        picture, seq = event["picture"], event["seq"]
        if picture.get("outcome") is not None:
            return picture
        question = question_in(picture)
        if seq < known or question is None:
            continue
        turn = {"table": table, "seat": question.seat, "move": choose(question), "command": str(uuid4())}
        if question.decisions:
            turn["decision"] = question.decisions[0]["id"]
        try:
            known = move(turn)["seq"]
        except ServerProblem as problem:
            # Someone else may have moved in between: then a newer picture is on its way.
            if problem.status != 409 or newest()["seq"] <= seq:
                raise
    raise RuntimeError("the table was left before the game was over")


def question_in(picture):
    """The question to the first seat of yours that has to decide, or None."""
    for outlook in picture["outlooks"]:
        seat = outlook["viewer"]
        if seat in picture["deciding"] and outlook["options"]:
            return Question(seat, outlook["view"], outlook["options"], outlook["decisions"], picture)
    return None
