"""Draft: the neutral Corp identity."""

from netrunner.cards.vocabulary import *

card(
    "The Shadow: Pulling the Strings",
    words="For drafts only. Your deck may hold agendas of every faction.",
)
