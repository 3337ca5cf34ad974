"""Measuring Candor: asks the questions of a case file, scores answer files, and shows the main job at work."""
