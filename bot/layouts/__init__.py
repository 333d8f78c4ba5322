"""What people see: messages as layouts, with their texts, pictures, buttons and menus."""
