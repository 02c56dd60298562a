-- Only Sunday's hours are asked of an index: few work then. Each change of a profile wrote an entry for every hour of its week.
create function catalogue_sunday_hours(hours bit(84)) returns integer[]
language sql immutable parallel safe
return array(select hour from generate_series(8, 19) as hour where get_bit(hours, 72 + hour - 8) = 1);

alter table catalogue drop column slots;
drop function catalogue_slots(bit);
create index catalogue_by_sunday on catalogue using gin (catalogue_sunday_hours(hours), dates) with (fastupdate = off);

-- A part of one or two letters is in no group of three, so every word of a kind is compared: few are not mentions.
drop index catalogue_words_by_word;
create index catalogue_words_by_kind on catalogue_words (kind, word);
