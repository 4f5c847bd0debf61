"""The Core Set (2012): one module a faction."""
