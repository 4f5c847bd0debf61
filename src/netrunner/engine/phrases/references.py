"""Phrases of references: this card, the chosen card, the top of a deck."""

from __future__ import annotations

from typing import Final

from netrunner.engine import card_amount, game_amount
from netrunner.engine import reference as refs
from netrunner.engine.amount import Arithmetic, LastAmount
from netrunner.engine.phrase import Voice, phrase, say
from netrunner.engine.phrases.amounts import for_every, from_several, number
from netrunner.engine.phrases.nouns import fixed, noun, plural
from netrunner.engine.terms import (
    DECK,
)

PLAIN_REFS: Final = {
    refs.This: "this card",
    refs.Host: "its host",
    refs.HostedHere: "the hosted cards",
    refs.Moved: "it",
    refs.EventCard: "it",
    refs.AccessedCard: "the card being accessed",
    refs.EncounteredIce: "the ice being encountered",
    refs.ApproachedIce: "the ice being approached",
    refs.Remembered: "the chosen card",
    refs.Looked: "those cards",
    refs.Drawn: "the drawn cards",
}


for _kind, _text in PLAIN_REFS.items():
    phrase(_kind)(fixed(_text))


@phrase(refs.Chosen)
def chosen(ref: refs.Chosen, voice: Voice) -> str:
    if ref.name == refs.PAID_CARDS:
        return ref.name
    return f"the {ref.name}" if ref.name else "it"


@phrase(refs.Top)
def top(ref: refs.Top, voice: Voice) -> str:
    pile = voice.pile(ref.zone, ref.side)
    if ref.amount == 1:
        return f"the top card of {pile}"
    if isinstance(ref.amount, LastAmount):
        return f"1 card from the top of {pile} for each {ref.amount.noun}"
    if isinstance(ref.amount, Arithmetic) and ref.amount.sign == "+" and isinstance(ref.amount.left, LastAmount):
        first = "the top card" if ref.amount.right == 1 else f"the top {number(ref.amount.right, voice)} cards"
        return f"{first} of {pile} and 1 more for each {ref.amount.left.noun}"
    if isinstance(ref.amount, (card_amount.Count, card_amount.SubroutinesOn, game_amount.Times)):
        return f"1 card from the top of {pile} for each {say(ref.amount, voice)}"
    every = for_every(ref.amount, voice)
    if every:
        return f"1 card from the top of {pile} {every}"
    return f"the top {number(ref.amount, voice)} cards of {pile}"


@phrase(refs.Bottom)
def bottom(ref: refs.Bottom, voice: Voice) -> str:
    pile = voice.pile(DECK, ref.side)
    return f"the bottom card of {pile}" if ref.amount == 1 else f"the bottom {ref.amount} cards of {pile}"


@phrase(refs.Each)
def each_card(ref: refs.Each, voice: Voice) -> str:
    return f"all {from_several(plural(noun(ref.who, voice)), ' and ')}"
