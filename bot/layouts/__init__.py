"""What people see: messages as forms, with their texts, pictures, buttons and menus."""
