"""The tests. A package, so that each module has one name, whether pytest reads it or another test imports from it."""
