"""The edge: what people and agents touch. It reads settings and clock, opens the memory, and speaks MCP and shell."""
