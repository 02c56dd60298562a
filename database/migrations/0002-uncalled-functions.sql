-- Searches ask the index of words in their own statements, and booking asks for blocks in one of its own.
drop function catalogue_holders(text[], text[]);
drop function is_client_blocked(text, text);
