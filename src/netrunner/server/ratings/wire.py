"""What is said about ratings."""

from __future__ import annotations

from netrunner.server.wire import Wire


class RatingSummary(Wire):
    """How strong somebody probably is."""

    value: int
    margin: int
    """How far off the value may well be (95 of 100 cases)."""
    settled: bool
    """Whether there have been enough games lately for it to say something."""
    games: int
    """Games that it rests on."""


class RatingChange(Wire):
    """What a game did to the rating of one of its players."""

    change: int
    value: int
    """As it is now."""


class GameRating(Wire):
    """What a game did to ratings; nothing when it does not count, or has not been counted yet."""

    corp: RatingChange | None = None
    runner: RatingChange | None = None


class Rated(Wire):
    """Somebody in the list of the strongest."""

    name: str
    rating: RatingSummary


class Ranking(Wire):
    """People whose ratings are settled, the strongest first."""

    people: list[Rated]
