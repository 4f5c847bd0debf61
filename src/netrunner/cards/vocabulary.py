"""The words cards are written in: references, verbs, amounts, conditions, constants and events, with the short ways to
say common abilities from `shorthands`.

Card modules say `from netrunner.cards.vocabulary import *`. Each module of the language names its words in its own
`__all__`; this one hands all of them on, with what an effect that lives in its card's module is built from.
"""

from netrunner.cards.behaviour import card
from netrunner.cards.shorthands import *
from netrunner.engine.ability import *
from netrunner.engine.amount import *
from netrunner.engine.amount import value_of
from netrunner.engine.card import Card
from netrunner.engine.card_amount import *
from netrunner.engine.card_tests.base import *
from netrunner.engine.card_tests.history import *
from netrunner.engine.card_tests.legality import *
from netrunner.engine.card_tests.others import *
from netrunner.engine.card_tests.places import *
from netrunner.engine.card_tests.values import *
from netrunner.engine.condition import *
from netrunner.engine.constant import *
from netrunner.engine.context import Context
from netrunner.engine.cost import *
from netrunner.engine.effect import Effect, any_could
from netrunner.engine.effects.branching import *
from netrunner.engine.effects.choosing import *
from netrunner.engine.effects.choosing import distinct
from netrunner.engine.effects.contests import *
from netrunner.engine.effects.conversion import *
from netrunner.engine.effects.counters import *
from netrunner.engine.effects.drawing import *
from netrunner.engine.effects.harm import *
from netrunner.engine.effects.ice import *
from netrunner.engine.effects.installing import *
from netrunner.engine.effects.lasting import *
from netrunner.engine.effects.looking import *
from netrunner.engine.effects.money import *
from netrunner.engine.effects.moving import *
from netrunner.engine.effects.paying import *
from netrunner.engine.effects.prevention import *
from netrunner.engine.effects.prevention import coming_changes
from netrunner.engine.effects.runs import *
from netrunner.engine.effects.scoring import *
from netrunner.engine.effects.searching import *
from netrunner.engine.effects.swapping import *
from netrunner.engine.effects.table import *
from netrunner.engine.effects.turns import *
from netrunner.engine.filter import *
from netrunner.engine.frame import O_CARD, O_CREDIT, O_DONE, O_DRAW, O_NO, O_NUMBER, O_SERVER, O_YES, Option
from netrunner.engine.game_amount import *
from netrunner.engine.index import context_of
from netrunner.engine.memory import *
from netrunner.engine.phrase import Voice, say
from netrunner.engine.position import Position
from netrunner.engine.reference import *
from netrunner.engine.resolve import Resolve
from netrunner.engine.state import State
from netrunner.engine.terms import *
