"""The vocabulary of effects. Card modules take it all in through `netrunner.cards.vocabulary`."""
