"""Terminal Directive: Shaper."""

from netrunner.cards.vocabulary import *

card("Dhegdheer", HostsCards(program(), count=1, free_memory=True, discount=1))
