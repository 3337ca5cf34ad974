"""What the words of a command mean in the memory as it stood: people, channels, events, mails, times, facts."""
