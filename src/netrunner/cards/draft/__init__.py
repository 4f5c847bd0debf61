"""Draft identities: one module a side. The other seven count cards of a faction, which no effect does yet."""
