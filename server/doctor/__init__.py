"""What `candor doctor` looks at: the store, and the clients that should start it. It reads and changes nothing."""
