"""What is printed: vocabulary, cards and editions. Opens no files."""
