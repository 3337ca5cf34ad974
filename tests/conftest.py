"""Properties are judged by what they find, on forty examples: a busy machine makes none fail, nor run for long."""

from hypothesis import HealthCheck, settings

settings.register_profile("patient", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
if settings.get_current_profile_name() == "default":
    settings.load_profile("patient")
