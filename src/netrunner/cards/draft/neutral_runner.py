"""Draft: the neutral Runner identity."""

from netrunner.cards.vocabulary import *

card("The Masque: Cyber General", words="For drafts only.")
