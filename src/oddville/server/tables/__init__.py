"""Tables: the log and its fold, commands, the scheduler, and the registry of tables in memory."""
