"""What an agent can call: one module a tool, each a plain function from arguments to a result."""
