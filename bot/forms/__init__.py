"""What people see: cards for all, dialogs for one. Components V2."""
