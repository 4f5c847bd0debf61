"""Terminal Directive: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Biometric Spoofing", paid(Cost(trash_self=True), PreventDamage(amount=2), prevents=WOULD_DAMAGE))

card("Process Automation", play=Both(Gain(2), Draw(1)))
