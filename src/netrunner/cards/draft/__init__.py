"""Draft identities: one module a faction."""
