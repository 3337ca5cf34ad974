"""Who people are: the owner, the directory of everybody else, and how far to trust what somebody wrote."""
