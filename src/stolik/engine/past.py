"""What could be taken back, and what may be.

An answer that all know of ends what the others could take back. One that its seat alone knows of, a thought, ends
nothing: the others go back as if it had never been, and it outlasts that.
"""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.course import Course
from stolik.engine.errors import CannotUndo
from stolik.engine.knowledge import Knowledge
from stolik.engine.state import State
from stolik.engine.views import Leaning


class Before(NamedTuple):
    """How it stood before an answer."""

    seat: int  # that answered
    state: State
    knowledge: Knowledge
    leaning: Leaning
    course: Course
    events: int  # so many had been told of
    private: bool = False  # nobody else knows of the answer
    stands: bool = False  # it could be taken back, but may not: only what is recorded does so


class Past:
    """The last answers. Of what all know of there are only one seat's, and between them anybody's thoughts."""

    def __init__(self) -> None:
        self._answers: list[Before] = []

    def clone(self) -> Past:
        twin = Past()
        twin._answers = list(self._answers)
        return twin

    def clear(self) -> None:
        self._answers.clear()

    def forget_events(self) -> None:
        """None of those so far is there any more: whichever answer is taken back, all that comes now goes with it."""
        self._answers = [before._replace(events=0) for before in self._answers]

    # --- answers ---

    def heard(self, before: Before, stands: bool) -> None:
        """All know of an answer. If it stands, so does everything before it."""
        seat = before.seat
        by_others = (at for at, b in enumerate(self._answers) if b.seat != seat and not b.private)
        del self._answers[: 1 + max(by_others, default=-1)]
        # Others' thoughts are kept, since they outlast what is taken back; they themselves now stand.
        self._answers = [b._replace(stands=b.stands or stands or b.seat != seat) for b in self._answers]
        self._answers.append(before._replace(stands=stands))

    def thought(self, before: Before, stands: bool) -> None:
        """Nobody else knows of an answer."""
        self._answers.append(before._replace(private=True, stands=stands))

    # --- taking back ---

    def may(self, seat: int) -> bool:
        at = self._last_of(seat)
        return at >= 0 and not self._answers[at].stands

    @property
    def latest(self) -> int | None:
        """Who may take back; of several, who answered last."""
        return next((before.seat for before in reversed(self._answers) if self.may(before.seat)), None)

    def take_back(self, seat: int, recorded: bool) -> tuple[Before, set[int]]:
        """The last answer of a seat, and who has thought of something since."""
        at = self._last_of(seat)
        if at < 0 or (self._answers[at].stands and not recorded):
            raise CannotUndo("nothing to take back: something was shown or rolled since, or another asked or answered")
        before = self._answers.pop(at)
        thinking = {later.seat for later in self._answers[at:]}
        if not before.private:
            self._answers = [b if b.seat == seat else b._replace(stands=True) for b in self._answers]
        return before, thinking

    def _last_of(self, seat: int) -> int:
        return max((at for at, before in enumerate(self._answers) if before.seat == seat), default=-1)
