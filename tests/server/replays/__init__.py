"""Replays, records, transcripts, playing on."""
