"""Finished games: replays, records, transcripts, playing on."""
