-- Searches ask the index of words in their own statements.
drop function catalogue_holders(text[], text[]);
