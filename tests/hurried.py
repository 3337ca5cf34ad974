"""A plugin of pytest for runs that only ask whether a test fails: properties stop at the first failure, unshrunk."""

from hypothesis import Phase, settings

settings.register_profile("hurried", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None)
settings.load_profile("hurried")
