-- What the client hands to the porter on the day of the visit: a secret link, made when it is first offered, and a note.
-- A note of null was never said; the next visit to the address takes the last one.
alter table reservas
  add column "porterToken" text,
  add column "porterNote"  text check (char_length("porterNote") <= 80);

create unique index reservas_porter_token on reservas ("porterToken") where "porterToken" is not null;
