"""Events: tournaments from roster to awards, each with one mailbox, its log kept before told."""
