"""Actions as the real interfaces take them: Slack, Gmail, Google Calendar, iCalendar. Data only; nothing is sent."""
