"""Flashpoint cycle: Sunny Lebeau."""

from netrunner.cards.vocabulary import *

card("Another Day, Another Paycheck", whenever(STOLEN, Trace(0, failure=Gain(ScoreOf(CORP) + ScoreOf(RUNNER)))))
