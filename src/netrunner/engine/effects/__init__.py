"""The verbs of the vocabulary, a module a family. Card modules take them in through `netrunner.cards.vocabulary`."""
