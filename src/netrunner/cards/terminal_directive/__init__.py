"""Terminal Directive: one module a faction."""
